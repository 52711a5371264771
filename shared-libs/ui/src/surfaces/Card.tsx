import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { focusRing } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';

interface OwnProps {
  children?: ReactNode;
}

export type CardProps<As extends ElementType = 'div'> = PolymorphicProps<OwnProps, As>;

const Root = styled.div`
  display: block;
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  text-align: start;
  text-decoration: none;
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

/** A raised card. Rendered `as` a link or button, it is clickable as a whole. */
export function Card<As extends ElementType = 'div'>(props: CardProps<As>) {
  const { as, ...rest } = props as CardProps<'div'>;
  const elementProps: ComponentPropsWithRef<'div'> = rest;
  return <Root as={as as ElementType} {...elementProps} />;
}
