import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface HashProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: string;
  /** Shows the first six and last four characters, and the whole as a tooltip. */
  short?: boolean;
}

const SHORT_FROM = 14;

const Root = styled.bdi`
  font-family: ${theme.font.mono};
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** A hash, an address or another long id. */
export function Hash({ value, short = false, ...rest }: HashProps) {
  const isCut = short && value.length > SHORT_FROM;
  return (
    <Root dir="ltr" title={isCut ? value : undefined} {...rest}>
      {isCut ? `${value.slice(0, 6)}…${value.slice(-4)}` : value}
    </Root>
  );
}
