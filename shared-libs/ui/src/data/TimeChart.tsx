import { useId, useState } from 'react';
import { ChartFrame } from './ChartFrame';
import type { ChartProps } from './ChartFrame';
import { CHART_EXTENT, chartLine, chartPlaces } from './chartPath';
import { chartScale } from './chartScale';
import { ChartTip } from './ChartTip';

/** A filled line over time with its axes: oldest at the left in every language, the value under the pointer, and all as a table. */
export function TimeChart(props: ChartProps) {
  const { points } = props;
  const gradientId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const { top, ticks } = chartScale(values);
  const places = chartPlaces(values, top);
  const line = chartLine(places);
  const [point, place] = pointed === null ? [] : [points[pointed], places[pointed]];
  const handlePointed = (share: number | null) =>
    setPointed(share === null ? null : Math.round(share * (points.length - 1)));
  return (
    <ChartFrame {...props} ticks={ticks} onPointed={handlePointed}>
      <svg viewBox={`0 0 ${CHART_EXTENT} ${CHART_EXTENT}`} preserveAspectRatio="none">
        <linearGradient id={gradientId} x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </linearGradient>
        {places.length > 1 && <path d={`${line}V${CHART_EXTENT}H0Z`} fill={`url(#${gradientId})`} />}
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {point && place && <ChartTip point={point} place={place} />}
    </ChartFrame>
  );
}
