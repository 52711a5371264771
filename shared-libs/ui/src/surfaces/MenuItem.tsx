import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { focusRing, rowOf } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/polymorphic';

interface OwnProps {
  icon?: IconShape;
  /** At the line's end: a tick, an arrow. */
  after?: ReactNode;
  children: ReactNode;
}

export type MenuItemProps<As extends ElementType = 'button'> = PolymorphicProps<OwnProps, As>;

const Frame = styled.button`
  ${rowOf(3)}
  inline-size: 100%;
  min-block-size: ${theme.size.target};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: ${theme.radius.field};
  background: transparent;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  &:hover {
    background: ${theme.color.high};
    color: ${theme.color.text};
  }
  &[aria-current]:not([aria-current='false']),
  &[aria-checked='true'],
  &[aria-selected='true'] {
    background: ${theme.color.high};
    color: ${theme.color.brand};
  }
  ${focusRing}
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

/** A line of a `MenuList`: a button, or by `as` a link. */
export function MenuItem<As extends ElementType = 'button'>(props: MenuItemProps<As>) {
  const { as, icon, after, children, ...rest } = props as MenuItemProps<'button'>;
  const native: ComponentPropsWithRef<'button'> = as ? rest : { type: 'button', ...rest };
  return (
    <Frame as={as as ElementType} {...native}>
      {icon && <Icon of={icon} />}
      <Words>{children}</Words>
      {after}
    </Frame>
  );
}
