import { useState } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import { createBarScale } from './createBarScale';
import { ChartLayout } from './ChartLayout';
import type { ChartProps } from './ChartLayout';
import type { ChartPoint } from './ChartPoint';
import { ChartTooltip } from './ChartTooltip';
import { toPercent } from './toPercent';

/** A bar: a settled value, and a pending one, which is drawn on top of it, or on the zero line if the settled value is negative. */
interface BarPoint extends ChartPoint {
  /** The part that is not settled yet; at least 0. */
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

const ZeroLine = styled.i`
  position: absolute;
  left: 0;
  right: 0;
  height: 1px;
  background: ${theme.color.fieldBorder};
`;

/** A bar chart over time, with axes, a tooltip and its data as a table. The oldest bar is at the left in every language. */
export function BarChart(props: BarChartProps) {
  const { points } = props;
  const [hovered, setHovered] = useState<number | null>(null);
  const { top, bottom, ticks } = createBarScale(
    points.flatMap(({ value, pending = 0 }) => [value, Math.max(0, value) + pending]),
  );
  /** Returns a position as a share of the plot's height, from the top. */
  const toY = (value: number) => (top - value) / (top - bottom);
  const slotWidth = 1 / Math.max(1, points.length);
  const getCenterX = (index: number) => (index + 0.5) * slotWidth;
  const getHorizontalExtent = (index: number) => ({
    left: toPercent(getCenterX(index) - (slotWidth * BAR_SHARE) / 2),
    width: toPercent(slotWidth * BAR_SHARE),
  });
  const getVerticalExtent = (from: number, to: number) => ({
    top: toPercent(toY(Math.max(from, to))),
    height: toPercent(Math.abs(toY(from) - toY(to))),
  });
  const point = hovered === null ? undefined : points[hovered];
  const handleHover = (share: number | null) =>
    setHovered(share === null ? null : Math.min(points.length - 1, Math.floor(share * points.length)));
  return (
    <ChartLayout {...props} ticks={ticks} onHover={handleHover}>
      {points.map(({ value, pending = 0, isOpen }, index) => (
        <span key={index}>
          {value !== 0 && (
            <Bar
              $isOpen={isOpen}
              data-sign={value < 0 ? 'minus' : undefined}
              style={{ ...getHorizontalExtent(index), ...getVerticalExtent(0, value) }}
            />
          )}
          {pending > 0 && (
            <Bar
              $isPending
              style={{
                ...getHorizontalExtent(index),
                ...getVerticalExtent(Math.max(0, value), Math.max(0, value) + pending),
              }}
            />
          )}
        </span>
      ))}
      {bottom < 0 && <ZeroLine style={{ top: toPercent(toY(0)) }} />}
      {point && hovered !== null && (
        <ChartTooltip point={point} position={{ left: getCenterX(hovered), top: toY(point.value) }} />
      )}
    </ChartLayout>
  );
}
