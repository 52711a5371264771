import { useId, useState } from 'react';
import { ChartLayout } from './ChartLayout';
import type { ChartProps } from './ChartLayout';
import { CHART_EXTENT, chartLine, chartPositions } from './chartLine';
import { chartScale } from './chartScale';
import { ChartTooltip } from './ChartTooltip';

/** An area chart over time, with axes, a tooltip and its data as a table. The oldest point is at the left in every language. */
export function TimeChart(props: ChartProps) {
  const { points } = props;
  const gradientId = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const { top, ticks } = chartScale(values);
  const positions = chartPositions(values, top);
  const line = chartLine(positions);
  const [point, position] = hovered === null ? [] : [points[hovered], positions[hovered]];
  const handleHover = (share: number | null) =>
    setHovered(share === null ? null : Math.round(share * (points.length - 1)));
  return (
    <ChartLayout {...props} ticks={ticks} onHover={handleHover}>
      <svg viewBox={`0 0 ${CHART_EXTENT} ${CHART_EXTENT}`} preserveAspectRatio="none">
        <linearGradient id={gradientId} x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </linearGradient>
        {positions.length > 1 && <path d={`${line}V${CHART_EXTENT}H0Z`} fill={`url(#${gradientId})`} />}
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {point && position && <ChartTooltip point={point} position={position} />}
    </ChartLayout>
  );
}
