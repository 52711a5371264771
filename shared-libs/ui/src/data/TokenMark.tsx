import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import { getTokenColor } from '../theme/getTokenColor';

interface TokenMarkProps extends ComponentPropsWithRef<'span'> {
  symbol: string;
  /** Width and height, px. */
  size?: number;
}

const Mark = styled.span<{ $color: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  border: 1px solid color-mix(in srgb, ${({ $color }) => $color} 55%, transparent);
  border-radius: 30%;
  background: color-mix(in srgb, ${({ $color }) => $color} 14%, ${theme.color.night});
  color: ${({ $color }) => $color};
  font-family: ${theme.font.heading};
  font-weight: 700;
  line-height: 1;
`;

/** The first letter of a token's symbol, on a tile in the token's color. Decorative: show the name of the token next to it. */
export function TokenMark({ symbol, size = 40, style, ...rest }: TokenMarkProps) {
  return (
    <Mark
      aria-hidden
      $color={getTokenColor(symbol)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, ...style }}
      {...rest}
    >
      {symbol.slice(0, 1)}
    </Mark>
  );
}
