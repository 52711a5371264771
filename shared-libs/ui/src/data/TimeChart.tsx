import { useId, useState } from 'react';
import { ChartLayout } from './ChartLayout';
import type { ChartProps } from './ChartLayout';
import { CHART_EXTENT, buildChartLine, toChartPositions } from './buildChartLine';
import { createChartScale } from './createChartScale';
import { ChartTooltip } from './ChartTooltip';

/**
 * An area chart over time, with axes, a tooltip and its data as a table. The line to the last point is dashed if that point `isOpen`.
 * The oldest point is at the left in every language.
 */
export function TimeChart(props: ChartProps) {
  const { points } = props;
  const gradientId = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const { top, ticks } = createChartScale(values);
  const positions = toChartPositions(values, top);
  const line = buildChartLine(positions);
  const isLastOpen = points.at(-1)?.isOpen === true;
  const solidLine = buildChartLine(isLastOpen ? positions.slice(0, -1) : positions);
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' };
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
        <path d={solidLine} {...stroke} />
        {isLastOpen && <path d={buildChartLine(positions.slice(-2))} strokeDasharray="4 4" {...stroke} />}
        {positions.length === 1 && <path d={`${line}h0`} {...stroke} strokeWidth="8" strokeLinecap="round" />}
      </svg>
      {point && position && <ChartTooltip point={point} position={position} />}
    </ChartLayout>
  );
}
