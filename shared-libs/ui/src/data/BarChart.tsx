import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { barScale } from './barScale';
import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './ChartFrame';
import type { ChartPoint } from './chartPoint';
import { ChartTip } from './ChartTip';

/** A bar: its value, and in `open` what will be added to it but is not settled yet. */
export interface BarPoint extends ChartPoint {
  /** Zero or more. */
  open?: number;
}

interface BarChartProps extends ChartProps {
  points: readonly BarPoint[];
}

/** The part of its slot that a bar fills. */
const BAR_SHARE = 0.62;

const Bar = styled.i<{ $isOpen?: boolean }>`
  position: absolute;
  border-radius: 2px;
  background: ${({ $isOpen }) =>
    $isOpen ? 'repeating-linear-gradient(45deg, currentColor 0 2px, transparent 2px 5px)' : 'currentColor'};
  &[data-sign='minus'] {
    color: ${theme.color.loss};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Zero = styled.i`
  position: absolute;
  left: 0;
  right: 0;
  height: 1px;
  background: ${theme.color.fieldBorder};
`;

const percent = (share: number) => `${share * 100}%`;

/** Bars over time, up from zero or down from it, with their axes: oldest at the left in every language, and all as a table. */
export function BarChart(props: BarChartProps) {
  const { points } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const { top, bottom, ticks } = barScale(points.flatMap(({ value, open = 0 }) => [value, value + open]));
  /** Share of the plot's height from above. */
  const heightOf = (value: number) => (top - value) / (top - bottom);
  const slot = 1 / Math.max(1, points.length);
  const centreOf = (index: number) => (index + 0.5) * slot;
  const sidesOf = (index: number) => ({
    left: percent(centreOf(index) - (slot * BAR_SHARE) / 2),
    width: percent(slot * BAR_SHARE),
  });
  const between = (from: number, to: number) => ({
    top: percent(heightOf(Math.max(from, to))),
    height: percent(Math.abs(heightOf(from) - heightOf(to))),
  });
  const point = pointed === null ? undefined : points[pointed];
  const handlePointed = (share: number | null) =>
    setPointed(share === null ? null : Math.min(points.length - 1, Math.floor(share * points.length)));
  return (
    <ChartFrame {...props} ticks={ticks} onPointed={handlePointed}>
      {points.map(({ label, value, open = 0 }, index) => (
        <span key={label}>
          {value !== 0 && (
            <Bar
              data-sign={value < 0 ? 'minus' : undefined}
              style={{ ...sidesOf(index), ...between(0, value) }}
            />
          )}
          {open > 0 && <Bar $isOpen style={{ ...sidesOf(index), ...between(value, value + open) }} />}
        </span>
      ))}
      {bottom < 0 && <Zero style={{ top: percent(heightOf(0)) }} />}
      {point && pointed !== null && (
        <ChartTip point={point} place={{ left: centreOf(pointed), top: heightOf(point.value) }} />
      )}
    </ChartFrame>
  );
}
