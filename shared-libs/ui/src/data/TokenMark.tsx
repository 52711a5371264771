import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import type { Tone } from '../theme/tone';
import { toneColor } from '../theme/tone';

interface TokenMarkProps extends ComponentPropsWithRef<'span'> {
  symbol: string;
  /** Width and height, px. */
  size?: number;
}

const TONES: readonly Tone[] = ['brand', 'cyan', 'bonus', 'gain', 'warn'];

/** Derives the color from the symbol, so that it is the same on every screen. */
const pickTone = (symbol: string): Tone => {
  const sum = [...symbol].reduce((total, letter) => total * 3 + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length] ?? 'brand';
};

const Mark = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  border: 1px solid color-mix(in srgb, ${({ $tone }) => toneColor($tone)} 55%, transparent);
  border-radius: 30%;
  background: color-mix(in srgb, ${({ $tone }) => toneColor($tone)} 14%, ${theme.color.night});
  color: ${({ $tone }) => toneColor($tone)};
  font-family: ${theme.font.heading};
  font-weight: 700;
  line-height: 1;
`;

/** The decorative mark of a token, beside its name. */
export function TokenMark({ symbol, size = 40, style, ...rest }: TokenMarkProps) {
  return (
    <Mark
      aria-hidden
      $tone={pickTone(symbol)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, ...style }}
      {...rest}
    >
      {symbol.slice(0, 1)}
    </Mark>
  );
}
