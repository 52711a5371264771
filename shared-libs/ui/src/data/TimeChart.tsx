import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { space, theme } from '../theme/theme';
import { colorOf } from '../theme/tone';
import type { Tone } from '../theme/tone';
import { CHART_EXTENT, chartLine, chartPlaces } from './chartPath';
import type { ChartPoint } from './chartPoint';
import { chartScale } from './chartScale';
import { ChartTable } from './ChartTable';
import { ChartTip } from './ChartTip';

interface TimeChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Below the first, the middle and the last point. */
  ends: readonly string[];
  formatTick: (value: number) => string;
  /** Of the table's two columns. */
  headings: readonly [string, string];
  /** Opens the table. */
  tableLabel: string;
  tone?: Tone;
  /** px. */
  height?: number;
  /** Another span is on its way; the old one stays. */
  busy?: boolean;
}

const Frame = styled.figure`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Drawing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding-block-start: ${space(2)};
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[12]};
  font-variant-numeric: tabular-nums;
`;

const Ticks = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: right;
  line-height: 0;
`;

const Plot = styled.div<{ $tone: Tone; $parts: number }>`
  position: relative;
  color: ${({ $tone }) => colorOf($tone)};
  background: repeating-linear-gradient(
    ${theme.color.divider} 0 1px,
    transparent 1px calc(100% / ${({ $parts }) => $parts})
  );
  border-block-end: 1px solid ${theme.color.fieldBorder};
  touch-action: pan-y;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Ends = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  gap: ${space(4)};
  white-space: nowrap;
`;

/** Index of the point next to a pointer over the plot. */
function indexAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width > 0 ? (clientX - left) / width : 0;
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** A filled line over time with its axes: oldest at the left in every language, the value under the pointer, and all as a table. */
export function TimeChart(props: TimeChartProps) {
  const {
    label,
    points,
    ends,
    formatTick,
    headings,
    tableLabel,
    tone = 'cyan',
    height = 220,
    busy,
    ...rest
  } = props;
  const gradientId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const { top, ticks } = chartScale(values);
  const places = chartPlaces(values, top);
  const line = chartLine(places);
  const [point, place] = pointed === null ? [] : [points[pointed], places[pointed]];
  return (
    <Frame aria-label={label} aria-busy={busy} {...rest}>
      <Drawing aria-hidden dir="ltr">
        <Ticks>
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </Ticks>
        <Plot
          $tone={tone}
          $parts={ticks.length - 1}
          style={{ blockSize: height }}
          onPointerMove={(event) => setPointed(indexAt(event, points.length))}
          onPointerLeave={() => setPointed(null)}
        >
          <svg viewBox={`0 0 ${CHART_EXTENT} ${CHART_EXTENT}`} preserveAspectRatio="none">
            <linearGradient id={gradientId} x2="0" y2="1">
              <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
            </linearGradient>
            {places.length > 1 && <path d={`${line}V${CHART_EXTENT}H0Z`} fill={`url(#${gradientId})`} />}
            <path
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {point && place && <ChartTip point={point} place={place} />}
        </Plot>
        <Ends>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </Ends>
      </Drawing>
      <ChartTable label={label} points={points} headings={headings} tableLabel={tableLabel} />
    </Frame>
  );
}
