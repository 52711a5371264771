import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';

interface HashProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: string;
  /** First six and last four characters; the whole as tooltip. */
  short?: boolean;
}

const SHORT_FROM = 14;

const Frame = styled.bdi`
  font-family: ${theme.font.mono};
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** An address, hash or id. */
export function Hash({ value, short = false, ...rest }: HashProps) {
  const isCut = short && value.length > SHORT_FROM;
  return (
    <Frame dir="ltr" title={isCut ? value : undefined} {...rest}>
      {isCut ? `${value.slice(0, 6)}…${value.slice(-4)}` : value}
    </Frame>
  );
}
