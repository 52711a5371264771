import styled from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { focusRing, flexRow } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';

interface OwnProps {
  icon?: IconShape;
  /** Content at the end of the row, such as a check mark or an arrow. */
  after?: ReactNode;
  children: ReactNode;
}

export type MenuItemProps<As extends ElementType = 'button'> = PolymorphicProps<OwnProps, As>;

const Root = styled.button`
  ${flexRow(3)}
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
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${focusRing}
`;

const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

/** An item of a `Dropdown`: a button, or with `as` a link. */
export function MenuItem<As extends ElementType = 'button'>(props: MenuItemProps<As>) {
  const { as, icon, after, children, ...rest } = props as MenuItemProps<'button'>;
  const elementProps: ComponentPropsWithRef<'button'> = as ? rest : { type: 'button', ...rest };
  return (
    <Root as={as as ElementType} {...elementProps}>
      {icon && <Icon shape={icon} />}
      <Content>{children}</Content>
      {after}
    </Root>
  );
}
