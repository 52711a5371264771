import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import { batteryIcon, boltIcon } from '../icons/shapes';
import { flexRow } from '../theme/mixins';
import { theme } from '../theme/theme';
import { getToneColor } from '../theme/tone';
import type { Tone } from '../theme/tone';
import { clamp01 } from './clamp01';

interface BatteryBarProps extends ComponentPropsWithRef<'div'> {
  /** 0 to 1. */
  value: number;
  label: string;
  /** The charge in the format of the language: shown beside the bar and announced. */
  valueText: string;
  charging?: boolean;
}

const CELL_COUNT = 10;

/** The charge up to which the game asks for a recharge. */
const LOW_CHARGE = 0.25;
const MEDIUM_CHARGE = 0.5;

const pickTone = (charge: number): Tone => {
  if (charge <= LOW_CHARGE) return 'loss';
  return charge <= MEDIUM_CHARGE ? 'warn' : 'gain';
};

const Root = styled.div<{ $tone: Tone }>`
  ${flexRow(2)}
  color: ${({ $tone }) => getToneColor($tone)};
  font-size: ${theme.fontSize[14]};
  font-variant-numeric: tabular-nums;
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(${CELL_COUNT}, 1fr);
  gap: 2px;
  flex: 1;
  min-inline-size: 72px;
`;

const Cell = styled.i<{ $filled: boolean }>`
  block-size: 14px;
  border-radius: 2px;
  background: ${({ $filled }) => ($filled ? 'currentColor' : theme.color.divider)};
  forced-color-adjust: none;
`;

/** The charge of a battery in ten cells, with the number beside it. */
export function BatteryBar({ value, label, valueText, charging = false, ...rest }: BatteryBarProps) {
  const share = clamp01(value);
  const filledCount = Math.ceil(share * CELL_COUNT);
  return (
    <Root
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      $tone={pickTone(share)}
      {...rest}
    >
      <Icon shape={charging ? boltIcon : batteryIcon} size={18} />
      <Cells aria-hidden>
        {Array.from({ length: CELL_COUNT }, (_, index) => (
          <Cell key={index} $filled={index < filledCount} />
        ))}
      </Cells>
      <bdi dir="ltr">{valueText}</bdi>
    </Root>
  );
}
