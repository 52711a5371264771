import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { Spinner } from '../states/Spinner';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';
import { buttonStyles } from './button.styles';
import type { ButtonVariant } from './button.styles';
import { getInactiveProps } from './getInactiveProps';

interface OwnProps {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Whether the action is in progress. The button then keeps its focus and name, and ignores clicks. */
  busy?: boolean;
  /** Fills the width of its container. */
  full?: boolean;
  icon?: IconShape;
  iconEnd?: IconShape;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = PolymorphicProps<OwnProps, As>;

const Root = styled.button<{ $variant: ButtonVariant; $small: boolean; $full: boolean }>`
  ${({ $variant }) => buttonStyles($variant)}
  padding-inline: ${({ $small }) => space($small ? 3 : 5)};
  padding-block: ${space(2)};
  font-size: ${({ $small }) => theme.fontSize[$small ? 14 : 16]};
  ${({ $full }) =>
    $full &&
    css`
      inline-size: 100%;
    `}
`;

const Label = styled.span<{ $busy: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  opacity: ${({ $busy }) => ($busy ? 0 : 1)};
`;

const SpinnerOverlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button, or with `as` a link styled as one. Its `type` is "button" unless set to "submit". With `aria-disabled` it is disabled but keeps its focus. */
export function Button<As extends ElementType = 'button'>(props: ButtonProps<As>) {
  const {
    as,
    variant = 'primary',
    size,
    busy = false,
    full = false,
    icon,
    iconEnd,
    children,
    ...rest
  } = props as ButtonProps<'button'>;
  const elementProps: ComponentPropsWithRef<'button'> = as ? rest : { type: 'button', ...rest };
  return (
    <Root
      as={as as ElementType}
      $variant={variant}
      $small={size === 'small'}
      $full={full}
      {...elementProps}
      {...getInactiveProps(busy, rest['aria-disabled'])}
    >
      <Label $busy={busy}>
        {icon && <Icon shape={icon} size={18} />}
        {children}
        {iconEnd && <Icon shape={iconEnd} size={18} />}
      </Label>
      {busy && (
        <SpinnerOverlay>
          <Spinner />
        </SpinnerOverlay>
      )}
    </Root>
  );
}
