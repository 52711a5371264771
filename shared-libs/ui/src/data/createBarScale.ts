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
  const finiteValues = values.filter(Number.isFinite);
  const largest = Math.max(0, ...finiteValues);
  const smallest = Math.min(0, ...finiteValues);
  const { ticks } = createChartScale([largest, -smallest]);
  const step = ticks.at(-2) ?? 1;
  // The tolerance keeps rounding errors from adding a step.
  const stepsAbove = smallest < 0 ? Math.ceil(largest / step - 1e-9) : ticks.length - 1;
  const stepsBelow = Math.ceil(-smallest / step - 1e-9);
  const allTicks = Array.from({ length: stepsAbove + stepsBelow + 1 }, (_, index) =>
    removeFloatNoise(step * (stepsAbove - index)),
  );
  return {
    top: removeFloatNoise(step * stepsAbove),
    bottom: removeFloatNoise(-step * stepsBelow) || 0,
    ticks: allTicks,
  };
}
