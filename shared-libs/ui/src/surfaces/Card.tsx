import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';

interface OwnProps {
  /** `highlighted` for the most important card. */
  tone?: 'plain' | 'highlighted';
  children?: ReactNode;
}

export type CardProps<As extends ElementType = 'div'> = PolymorphicProps<OwnProps, As>;

const highlightedStyles = css`
  background:
    radial-gradient(120% 80% at 50% -20%, rgb(247 162 59 / 22%), transparent 70%), ${theme.color.raised};
  border-block-start-color: ${theme.color.brand};
`;

const Root = styled.div<{ $highlighted: boolean }>`
  display: block;
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  text-align: start;
  text-decoration: none;
  ${({ $highlighted }) => $highlighted && highlightedStyles}
  &:is(a, button) {
    transition:
      border-color ${theme.motion.fast},
      transform ${theme.motion.fast};
    &:hover {
      border-color: ${theme.color.fieldBorder};
      color: ${theme.color.text};
      transform: translateY(-2px);
    }
  }
  ${focusRing}
`;

/** A raised card; `as` a link or button it is clickable as a whole. */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  const { as, tone = 'plain', ...rest } = props as CardProps<'div'>;
  const elementProps: ComponentPropsWithRef<'div'> = rest;
  return <Root as={as as ElementType} $highlighted={tone === 'highlighted'} {...elementProps} />;
}
