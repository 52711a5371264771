import styled from 'styled-components';
import type { ElementType } from 'react';
import { Icon } from '../icons/Icon';
import type { IconShape } from '../icons/Icon';
import { Spinner } from '../states/Spinner';
import { theme } from '../theme/theme';
import type { PolymorphicProps } from '../theme/PolymorphicProps';
import { buttonStyles } from './button.styles';
import { getInactiveProps } from './getInactiveProps';

interface OwnProps {
  icon: IconShape;
  /** Accessible name and tooltip. */
  label: string;
  /** Whether the action is in progress. The button then keeps its focus and name, and ignores clicks. */
  busy?: boolean;
  variant?: 'ghost' | 'secondary';
}

export type IconButtonProps<As extends ElementType = 'button'> = PolymorphicProps<OwnProps, As>;

const Root = styled.button<{ $variant: 'ghost' | 'secondary' }>`
  ${({ $variant }) => buttonStyles($variant)}
  flex: none;
  inline-size: ${theme.size.target};
  padding: 0;
`;

/** A square button that shows only an icon. With `aria-disabled` it is disabled but keeps its focus. */
export function IconButton<As extends ElementType = 'button'>(props: IconButtonProps<As>) {
  const { as, icon, label, busy = false, variant = 'ghost', ...rest } = props as IconButtonProps<'button'>;
  const elementProps = as ? rest : { type: 'button' as const, ...rest };
  return (
    <Root
      as={as as ElementType}
      $variant={variant}
      aria-label={label}
      title={label}
      {...elementProps}
      {...getInactiveProps(busy, rest['aria-disabled'])}
    >
      {busy ? <Spinner /> : <Icon shape={icon} />}
    </Root>
  );
}
