import { useState } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import { createBarScale } from './createBarScale';
import { ChartLayout } from './ChartLayout';
import type { ChartProps } from './ChartLayout';
import type { ChartPoint } from './chartPoint';
import { ChartTooltip } from './ChartTooltip';

/** A bar: its settled value, and in `pending` what is not settled yet, on top of it or, if it is below zero, of the axis. */
export interface BarPoint extends ChartPoint {
  /** At least 0. */
  pending?: number;
}

interface BarChartProps extends ChartProps {
  points: readonly BarPoint[];
}

/** Width of a bar as a share of its slot. */
const BAR_SHARE = 0.62;

const Bar = styled.i<{ $isPending?: boolean; $isOpen?: boolean }>`
  position: absolute;
  border-radius: 2px;
  background: ${({ $isPending, $isOpen }) =>
    $isPending
      ? 'repeating-linear-gradient(45deg, currentColor 0 2px, transparent 2px 5px)'
      : $isOpen
        ? 'transparent'
        : 'currentColor'};
  ${({ $isOpen }) =>
    $isOpen &&
    css`
      border: 1px dashed currentcolor;
    `}
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

/** A bar chart over time, with axes, a tooltip and its data as a table. The oldest bar is at the left in every language. */
export function BarChart(props: BarChartProps) {
  const { points } = props;
  const [hovered, setHovered] = useState<number | null>(null);
  const { top, bottom, ticks } = createBarScale(
    points.flatMap(({ value, pending = 0 }) => [value, Math.max(0, value) + pending]),
  );
  /** Returns a position as a share of the plot's height, from the top. */
  const toY = (value: number) => (top - value) / (top - bottom);
  const slot = 1 / Math.max(1, points.length);
  const getCenterX = (index: number) => (index + 0.5) * slot;
  const getSides = (index: number) => ({
    left: percent(getCenterX(index) - (slot * BAR_SHARE) / 2),
    width: percent(slot * BAR_SHARE),
  });
  const between = (from: number, to: number) => ({
    top: percent(toY(Math.max(from, to))),
    height: percent(Math.abs(toY(from) - toY(to))),
  });
  const point = hovered === null ? undefined : points[hovered];
  const handleHover = (share: number | null) =>
    setHovered(share === null ? null : Math.min(points.length - 1, Math.floor(share * points.length)));
  return (
    <ChartLayout {...props} ticks={ticks} onHover={handleHover}>
      {points.map(({ label, value, pending = 0, isOpen }, index) => (
        <span key={label}>
          {value !== 0 && (
            <Bar
              $isOpen={isOpen}
              data-open={isOpen ? '' : undefined}
              data-sign={value < 0 ? 'minus' : undefined}
              style={{ ...getSides(index), ...between(0, value) }}
            />
          )}
          {pending > 0 && (
            <Bar
              $isPending
              style={{ ...getSides(index), ...between(Math.max(0, value), Math.max(0, value) + pending) }}
            />
          )}
        </span>
      ))}
      {bottom < 0 && <Zero style={{ top: percent(toY(0)) }} />}
      {point && hovered !== null && (
        <ChartTooltip point={point} position={{ left: getCenterX(hovered), top: toY(point.value) }} />
      )}
    </ChartLayout>
  );
}
