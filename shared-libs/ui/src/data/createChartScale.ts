import { removeFloatNoise } from './removeFloatNoise';

/** A y-axis from zero to a round value at or above the largest: `ticks` from the top down, evenly spaced, zero last. */
export interface ChartScale {
  top: number;
  ticks: readonly number[];
}

/** Steps of an axis, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const PARTS = 4;

/** Returns the smallest round scale that fits the values; 0 to 1 if none is above zero. */
export function createChartScale(values: readonly number[]): ChartScale {
  const largest = Math.max(0, ...values.filter(Number.isFinite));
  const rough = (largest > 0 ? largest : 1) / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const ticks = Array.from({ length: PARTS + 1 }, (_, index) => removeFloatNoise(step * (PARTS - index)));
  return { top: removeFloatNoise(step * PARTS), ticks };
}
