import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { Spinner } from '../states/Spinner';
import { space, theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/polymorphic';
import { buttonStyles } from './button.styles';
import type { ButtonVariant } from './button.styles';

interface OwnProps {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Work is under way: the button keeps focus and name, and takes no click and sends no form. */
  busy?: boolean;
  /** As wide as its container. */
  full?: boolean;
  icon?: IconShape;
  iconEnd?: IconShape;
  children: ReactNode;
}

export type ButtonProps<As extends ElementType = 'button'> = PolymorphicProps<OwnProps, As>;

const Frame = styled.button<{ $variant: ButtonVariant; $small: boolean; $full: boolean }>`
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

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const swallow = (event: MouseEvent) => event.preventDefault();

/** A button, or by `as` a link that looks like one. Its `type` is "button" unless you say "submit". */
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
  const native: ComponentPropsWithRef<'button'> = as ? rest : { type: 'button', ...rest };
  const holding = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <Frame
      as={as as ElementType}
      $variant={variant}
      $small={size === 'small'}
      $full={full}
      {...native}
      {...holding}
    >
      <Label $busy={busy}>
        {icon && <Icon of={icon} size={18} />}
        {children}
        {iconEnd && <Icon of={iconEnd} size={18} />}
      </Label>
      {busy && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </Frame>
  );
}
