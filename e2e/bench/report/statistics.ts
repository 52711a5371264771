/** Returns the quantile at `share`, from 0 to 1, interpolated; null for an empty list. */
export const calculateQuantile = (values: readonly number[], share: number): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
};

/** Returns the median; null for an empty list. */
export const calculateMedian = (values: readonly number[]): number | null => calculateQuantile(values, 0.5);

/** Returns `value / base`; null if either is missing or the ratio is undefined. Two zeros have the ratio 1. */
export const calculateRatio = (value: number | null, base: number | null): number | null => {
  if (value === null || base === null) return null;
  if (base === 0) return value === 0 ? 1 : null;
  return value / base;
};

/** Returns the items in random order. */
export const shuffle = <Item>(items: readonly Item[], random = Math.random): Item[] => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
};
