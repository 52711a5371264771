import styled from 'styled-components';
import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react';
import { space, theme } from '../theme/theme';
import { colorOf } from '../theme/tone';
import type { Tone } from '../theme/tone';
import type { ChartPoint } from './chartPoint';
import { ChartTable } from './ChartTable';

/** What every chart over time is given. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
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

interface ChartFrameProps extends ChartProps {
  /** From the top down, evenly spaced. */
  ticks: readonly number[];
  /** Where the pointer is over the plot, as a share of its width from the left; null when it has left. */
  onPointed: (share: number | null) => void;
  /** The drawing itself. */
  children: ReactNode;
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

function shareAt({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0;
}

/** Axes around a chart over time, oldest at the left in every language, and all of it as a table. */
export function ChartFrame(props: ChartFrameProps) {
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
    ticks,
    onPointed,
    children,
    ...rest
  } = props;
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
          onPointerMove={(event) => onPointed(shareAt(event))}
          onPointerLeave={() => onPointed(null)}
        >
          {children}
        </Plot>
        <Ends>
          {ends.map((end, index) => (
            <span key={index}>{end}</span>
          ))}
        </Ends>
      </Drawing>
      <ChartTable label={label} points={points} headings={headings} tableLabel={tableLabel} />
    </Frame>
  );
}
