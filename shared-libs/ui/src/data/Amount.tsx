import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { theme } from '../theme/theme';
import { toneColor } from '../theme/tone';
import type { FontSize } from '../theme/tokens';
import type { Tone } from '../theme/tone';
import { Tooltip } from './Tooltip';

interface AmountProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** Formatted for the player's language. */
  value: string;
  /** The value with all its digits if `value` is shortened: shown on hover, focus and touch, and read in its place. */
  exact?: string;
  unit?: string;
  tone?: Tone;
  size?: FontSize;
  strong?: boolean;
  /** Whether Tab stops at a shortened value; not within a widget that moves the focus itself. */
  focusable?: boolean;
}

const Root = styled.bdi<{ $tone: Tone | undefined; $size: FontSize | undefined; $strong: boolean }>`
  color: ${({ $tone }) => ($tone ? toneColor($tone) : 'inherit')};
  font-size: ${({ $size }) => ($size ? theme.fontSize[$size] : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  font-variant-numeric: tabular-nums;
  text-align: match-parent;
  white-space: nowrap;
`;

const Unit = styled.span`
  color: ${theme.color.textFaint};
  font-size: max(0.72em, 12px);
  font-weight: 500;
`;

/** A number with its unit, never broken, left to right in every language, in tabular figures. */
export function Amount(props: AmountProps) {
  const { value, exact = value, unit, tone, size, strong = false, focusable, ...rest } = props;
  const withUnit = (digits: string) => (
    <>
      {digits}
      {unit && <Unit> {unit}</Unit>}
    </>
  );
  return (
    <Root dir="ltr" $tone={tone} $size={size} $strong={strong} {...rest}>
      {exact === value ? (
        withUnit(value)
      ) : (
        <Tooltip tip={withUnit(exact)} replaces focusable={focusable}>
          {withUnit(value)}
        </Tooltip>
      )}
    </Root>
  );
}
