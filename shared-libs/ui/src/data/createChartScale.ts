import { removeFloatNoise } from './removeFloatNoise';

/** A y-axis from zero to a round value at or above the largest: `ticks` from the top down, evenly spaced, zero last. */
export interface ChartScale {
  top: number;
  ticks: readonly number[];
}

/** Round steps of an axis, each to be multiplied by a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;

/** Returns the smallest round scale that fits the values; 0 to 1 if none is above zero. */
export function createChartScale(values: readonly number[]): ChartScale {
  const largest = Math.max(0, ...values.filter(Number.isFinite));
  const minStep = (largest > 0 ? largest : 1) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(minStep));
  // The tolerance keeps a rounding error from choosing the next larger step.
  const step = (STEPS.find((candidate) => candidate * power >= minStep * (1 - 1e-9)) ?? 10) * power;
  const ticks = Array.from({ length: INTERVALS + 1 }, (_, index) =>
    removeFloatNoise(step * (INTERVALS - index)),
  );
  return { top: removeFloatNoise(step * INTERVALS), ticks };
}
