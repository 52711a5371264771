import { clamp01 } from './clamp01';

/** Width and height of a chart's SVG in its own units; it stretches to its container. */
export const CHART_EXTENT = 100;

/** The position of a value in a chart, as shares of the plot from the left and the top. */
export interface ChartPosition {
  left: number;
  top: number;
}

/**
 * Returns the positions of values over time: the first at the left edge, the last at the right, a single one in the middle.
 * @param top Value at the upper edge of the plot; zero is at the lower one.
 */
export function toChartPositions(values: readonly number[], top: number): ChartPosition[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    left: last === 0 ? 0.5 : index / last,
    top: 1 - clamp01(value / top),
  }));
}

/** Returns the line through the positions, as the `d` of an SVG path. */
export const buildChartLine = (positions: readonly ChartPosition[]): string =>
  positions
    .map(
      ({ left, top }, index) =>
        `${index === 0 ? 'M' : 'L'}${(left * CHART_EXTENT).toFixed(2)} ${(top * CHART_EXTENT).toFixed(2)}`,
    )
    .join('');
