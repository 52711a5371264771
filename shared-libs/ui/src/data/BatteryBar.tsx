import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import { batteryIcon, boltIcon } from '../icons/shapes';
import { rowOf } from '../theme/mixins';
import { theme } from '../theme/theme';
import { colorOf } from '../theme/tone';
import type { Tone } from '../theme/tone';
import { clamp01 } from './clamp01';

interface BatteryBarProps extends ComponentPropsWithRef<'div'> {
  /** 0 to 1. */
  value: number;
  label: string;
  /** Shown beside the bar and read out; a percentage when left out. */
  valueText?: string;
  charging?: boolean;
}

const CELLS = 10;

const toneOf = (share: number): Tone => {
  if (share <= 0.2) return 'loss';
  return share <= 0.5 ? 'warn' : 'gain';
};

const Frame = styled.div<{ $tone: Tone }>`
  ${rowOf(2)}
  color: ${({ $tone }) => colorOf($tone)};
  font-size: ${theme.fontSize[14]};
  font-variant-numeric: tabular-nums;
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(${CELLS}, 1fr);
  gap: 2px;
  flex: 1;
  min-inline-size: 72px;
`;

const Cell = styled.i<{ $lit: boolean }>`
  block-size: 14px;
  border-radius: 2px;
  background: ${({ $lit }) => ($lit ? 'currentColor' : theme.color.divider)};
  forced-color-adjust: none;
`;

/** Charge of a battery in ten cells, with the figure beside it. */
export function BatteryBar({ value, label, valueText, charging = false, ...rest }: BatteryBarProps) {
  const share = clamp01(value);
  const percent = Math.round(share * 100);
  const text = valueText ?? `${percent}%`;
  const lit = Math.ceil(share * CELLS);
  return (
    <Frame
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      $tone={toneOf(share)}
      {...rest}
    >
      <Icon of={charging ? boltIcon : batteryIcon} size={18} />
      <Cells aria-hidden>
        {Array.from({ length: CELLS }, (_, index) => (
          <Cell key={index} $lit={index < lit} />
        ))}
      </Cells>
      <bdi dir="ltr">{text}</bdi>
    </Frame>
  );
}
