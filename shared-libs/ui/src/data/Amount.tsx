import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import { toneColor } from '../theme/tone';
import type { FontSize } from '../theme/tokens';
import type { Tone } from '../theme/tone';

interface AmountProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** Formatted for the player's language. */
  value: string;
  unit?: string;
  tone?: Tone;
  size?: FontSize;
  strong?: boolean;
}

const Root = styled.bdi<{ $tone: Tone | undefined; $size: FontSize | undefined; $strong: boolean }>`
  color: ${({ $tone }) => ($tone ? toneColor($tone) : 'inherit')};
  font-family: ${({ $size }) => ($size && $size >= 20 ? theme.font.heading : 'inherit')};
  font-size: ${({ $size }) => ($size ? theme.fontSize[$size] : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Unit = styled.span`
  color: ${theme.color.textFaint};
  font-family: ${theme.font.body};
  font-size: max(0.72em, 12px);
  font-weight: 500;
`;

/** A number with its unit, left to right in every language, in tabular figures. */
export function Amount({ value, unit, tone, size, strong = false, ...rest }: AmountProps) {
  return (
    <Root dir="ltr" $tone={tone} $size={size} $strong={strong} {...rest}>
      {value}
      {unit && <Unit> {unit}</Unit>}
    </Root>
  );
}
