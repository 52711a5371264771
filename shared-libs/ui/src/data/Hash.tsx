import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import { shortenHash } from './shortenHash';

interface HashProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  value: string;
  /** Shows the first six and last four characters, and the whole as a tooltip. */
  short?: boolean;
}

const Root = styled.bdi`
  font-family: ${theme.font.mono};
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** A hash, an address or another long ID. */
export function Hash({ value, short = false, ...rest }: HashProps) {
  const text = short ? shortenHash(value) : value;
  return (
    <Root dir="ltr" title={text === value ? undefined : value} {...rest}>
      {text}
    </Root>
  );
}
