import { useId } from 'react';
import styled from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { space, theme } from '../theme/theme';
import { colorOf } from '../theme/tone';
import type { Tone } from '../theme/tone';
import { ChartTable } from './ChartTable';
import type { ChartPoint } from './chartPoint';
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, sparklinePath } from './sparklinePath';

interface SparklineProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  label: string;
  points: readonly ChartPoint[];
  /** Of the table's two columns. */
  headings: readonly [string, string];
  /** Opens the table. */
  tableLabel: string;
  tone?: Tone;
  /** px. */
  height?: number;
}

const Frame = styled.figure`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
`;

const Plot = styled.div<{ $tone: Tone }>`
  position: relative;
  color: ${({ $tone }) => colorOf($tone)};
  background: repeating-linear-gradient(${theme.color.divider} 0 1px, transparent 1px 25%);
  border-block-end: 1px solid ${theme.color.divider};
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

const Head = styled.i`
  position: absolute;
  right: -4px;
  inline-size: 8px;
  block-size: 8px;
  margin-block-start: -4px;
  border-radius: 50%;
  background: currentColor;
  box-shadow: 0 0 0 4px color-mix(in srgb, currentColor 25%, transparent);
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  color: ${theme.color.textFaint};
  font-size: ${theme.fontSize[12]};
`;

/** A line over time, oldest at the left in every language, with its data as a table. */
export function Sparkline(props: SparklineProps) {
  const { label, points, headings, tableLabel, tone = 'cyan', height = 120, ...rest } = props;
  const gradientId = useId();
  const { line, lastShare } = sparklinePath(points.map((point) => point.value));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Frame aria-label={label} {...rest}>
      <Plot aria-hidden dir="ltr" $tone={tone} style={{ blockSize: height }}>
        <svg viewBox={`0 0 ${SPARKLINE_WIDTH} ${SPARKLINE_HEIGHT}`} preserveAspectRatio="none">
          <linearGradient id={gradientId} x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.35" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={`${line}V${SPARKLINE_HEIGHT}H0Z`} fill={`url(#${gradientId})`} />
          <path
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Head style={{ top: `${lastShare * 100}%` }} />
      </Plot>
      <Ends aria-hidden dir="ltr">
        <span>{first.label}</span>
        {points.length > 1 && <span>{last.label}</span>}
      </Ends>
      <ChartTable label={label} points={points} headings={headings} tableLabel={tableLabel} />
    </Frame>
  );
}
