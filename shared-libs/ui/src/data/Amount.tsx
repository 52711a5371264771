import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { matchParentAlignment } from '../theme/mixins';
import { theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { FontSize } from '../theme/tokens';
import type { Tone } from '../theme/tone';
import { Tooltip } from './Tooltip';

interface AmountProps extends Omit<ComponentPropsWithRef<'bdi'>, 'children'> {
  /** Formatted for the player's language. */
  value: string;
  /** The value with all its digits if `value` is shortened: shown on hover, focus and touch, and read by screen readers instead. */
  exact?: string;
  unit?: string;
  tone?: Tone;
  size?: FontSize;
  strong?: boolean;
  /** Whether a shortened value is a tab stop; false inside a widget that manages focus itself, such as a treegrid. */
  focusable?: boolean;
}

const Root = styled.bdi<{ $tone: Tone | undefined; $size: FontSize | undefined; $strong: boolean }>`
  color: ${({ $tone }) => ($tone ? getToneColor($tone) : 'inherit')};
  font-size: ${({ $size }) => ($size ? theme.fontSize[$size] : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  font-variant-numeric: tabular-nums;
  ${matchParentAlignment}
  white-space: nowrap;
`;

const Unit = styled.span`
  color: ${theme.color.textFaint};
  font-size: max(0.72em, 12px);
  font-weight: 500;
`;

/** A number with its unit, in tabular figures. It never wraps, and is left to right in every language. */
export function Amount(props: AmountProps) {
  const { value, exact = value, unit, tone, size, strong = false, focusable, ...rest } = props;
  const renderWithUnit = (digits: string) => (
    <>
      {digits}
      {unit && <Unit> {unit}</Unit>}
    </>
  );
  return (
    <Root dir="ltr" $tone={tone} $size={size} $strong={strong} {...rest}>
      {exact === value ? (
        renderWithUnit(value)
      ) : (
        <Tooltip tip={renderWithUnit(exact)} isReplacement focusable={focusable}>
          {renderWithUnit(value)}
        </Tooltip>
      )}
    </Root>
  );
}
