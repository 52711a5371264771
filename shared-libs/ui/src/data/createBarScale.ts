import { createChartScale } from './createChartScale';
import { removeFloatNoise } from './removeFloatNoise';

/** A y-axis for values of both signs: `ticks` from the top down, evenly spaced, with zero among them. */
export interface BarScale {
  top: number;
  bottom: number;
  ticks: readonly number[];
}

/** Returns the smallest round scale that fits the values; 0 to 1 if all are zero. */
export function createBarScale(values: readonly number[]): BarScale {
  const known = values.filter(Number.isFinite);
  const largest = Math.max(0, ...known);
  const smallest = Math.min(0, ...known);
  const { ticks } = createChartScale([largest, -smallest]);
  const step = ticks.at(-2) ?? 1;
  const above = smallest < 0 ? Math.ceil(largest / step - 1e-9) : ticks.length - 1;
  const below = Math.ceil(-smallest / step - 1e-9);
  const all = Array.from({ length: above + below + 1 }, (_, index) =>
    removeFloatNoise(step * (above - index)),
  );
  return { top: removeFloatNoise(step * above), bottom: removeFloatNoise(-step * below) || 0, ticks: all };
}
