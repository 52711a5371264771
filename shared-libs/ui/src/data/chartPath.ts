/** Extent of a chart's drawing in its own units, both ways; it is stretched to its box. */
export const CHART_EXTENT = 100;

/** Where a value stands in a chart, as shares of its box from the left and from above. */
export interface ChartPlace {
  left: number;
  top: number;
}

/** Places of values over time, the first at the left edge, the last at the right one; a single one in the middle. */
export function chartPlaces(values: readonly number[], top: number): ChartPlace[] {
  const last = values.length - 1;
  return values.map((value, index) => ({
    left: last === 0 ? 0.5 : index / last,
    top: 1 - Math.min(1, Math.max(0, Number.isFinite(value) ? value / top : 0)),
  }));
}

/** Line through the places, as `d` of a path. */
export const chartLine = (places: readonly ChartPlace[]): string =>
  places
    .map(
      ({ left, top }, index) =>
        `${index === 0 ? 'M' : 'L'}${(left * CHART_EXTENT).toFixed(2)} ${(top * CHART_EXTENT).toFixed(2)}`,
    )
    .join('');
