import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import type { Tone } from '../theme/tone';
import { colorOf } from '../theme/tone';

interface TokenMarkProps extends ComponentPropsWithRef<'span'> {
  symbol: string;
  /** Edge, px. */
  size?: number;
}

const TONES: readonly Tone[] = ['brand', 'cyan', 'bonus', 'gain', 'warn'];

/** The same symbol has the same colour on every screen. */
const toneOf = (symbol: string): Tone => {
  const sum = [...symbol].reduce((total, letter) => total * 3 + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length] ?? 'brand';
};

const Coin = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  border: 1px solid color-mix(in srgb, ${({ $tone }) => colorOf($tone)} 55%, transparent);
  border-radius: 30%;
  background: color-mix(in srgb, ${({ $tone }) => colorOf($tone)} 14%, ${theme.color.night});
  color: ${({ $tone }) => colorOf($tone)};
  font-family: ${theme.font.heading};
  font-weight: 700;
  line-height: 1;
`;

/** Mark of a token, beside its name: decoration. */
export function TokenMark({ symbol, size = 40, style, ...rest }: TokenMarkProps) {
  return (
    <Coin
      aria-hidden
      $tone={toneOf(symbol)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, ...style }}
      {...rest}
    >
      {symbol.slice(0, 1)}
    </Coin>
  );
}
