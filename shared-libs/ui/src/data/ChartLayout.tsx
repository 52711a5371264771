import styled from 'styled-components';
import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react';
import { dimmed } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import type { ChartPoint } from './ChartPoint';
import { ChartTable } from './ChartTable';
import { clamp01 } from './clamp01';

/** Props of every chart over time. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** Labels of the x-axis, evenly spaced: those of the first, the middle and the last point. */
  xLabels: readonly string[];
  formatTick: (value: number) => string;
  /** Headers of the table's two columns. */
  headings: readonly [string, string];
  /** Label of the button that opens the table. */
  tableLabel: string;
  /** CSS color of the marks; `info` by default. */
  color?: string;
  /** Height of the plot, px; 220 by default. */
  height?: number;
  /** Whether new data is loading; the old data stays on screen meanwhile. */
  busy?: boolean;
}

interface ChartLayoutProps extends ChartProps {
  /** Values of the y-axis from the top down, evenly spaced. */
  ticks: readonly number[];
  /** Receives the pointer's position as a share of the plot's width from the left, or null when it leaves. */
  onHover: (share: number | null) => void;
  /** The marks of the chart. */
  children: ReactNode;
}

const Root = styled.figure`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  &[aria-busy='true'] {
    ${dimmed}
  }
`;

const Axes = styled.div`
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
  /* Centers each label on its grid line. */
  line-height: 0;
`;

const Plot = styled.div<{ $color: string; $intervals: number }>`
  position: relative;
  color: ${({ $color }) => $color};
  background: repeating-linear-gradient(
    ${theme.color.divider} 0 1px,
    transparent 1px calc(100% / ${({ $intervals }) => $intervals})
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

const XLabels = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  gap: ${space(4)};
  white-space: nowrap;
`;

function getPointerShare({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return clamp01((clientX - left) / width);
}

/** The axes around a chart over time, with the oldest point at the left in every language, and its data as a table. */
export function ChartLayout(props: ChartLayoutProps) {
  const {
    label,
    points,
    xLabels,
    formatTick,
    headings,
    tableLabel,
    color = theme.color.info,
    height = 220,
    busy,
    ticks,
    onHover,
    children,
    ...rest
  } = props;
  return (
    <Root aria-label={label} aria-busy={busy} {...rest}>
      <Axes aria-hidden dir="ltr">
        <Ticks>
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </Ticks>
        <Plot
          $color={color}
          $intervals={ticks.length - 1}
          style={{ blockSize: height }}
          onPointerMove={(event) => onHover(getPointerShare(event))}
          onPointerLeave={() => onHover(null)}
        >
          {children}
        </Plot>
        <XLabels>
          {xLabels.map((xLabel, index) => (
            <span key={index}>{xLabel}</span>
          ))}
        </XLabels>
      </Axes>
      <ChartTable label={label} points={points} headings={headings} tableLabel={tableLabel} />
    </Root>
  );
}
