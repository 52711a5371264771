import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/polymorphic';

interface OwnProps {
  /** `lit` has the light of the grid at its upper edge: for the one card that matters most. */
  tone?: 'plain' | 'lit';
  children?: ReactNode;
}

export type CardProps<As extends ElementType = 'div'> = PolymorphicProps<OwnProps, As>;

const lit = css`
  background:
    radial-gradient(120% 80% at 50% -20%, rgb(247 162 59 / 22%), transparent 70%), ${theme.color.raised};
  border-block-start-color: ${theme.color.brand};
`;

const Frame = styled.div<{ $lit: boolean }>`
  display: block;
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  text-align: start;
  text-decoration: none;
  ${({ $lit }) => $lit && lit}
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

/** A raised block; `as` a link or button it can be pressed as a whole. */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  const { as, tone = 'plain', ...rest } = props as CardProps<'div'>;
  const native: ComponentPropsWithRef<'div'> = rest;
  return <Frame as={as as ElementType} $lit={tone === 'lit'} {...native} />;
}
