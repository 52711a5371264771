/** Returns the median; null for an empty list. */
export const calculateMedian = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Returns `value / base`; null if either is missing or the ratio is undefined. Two zeros have the ratio 1. */
export const calculateRatio = (value: number | null, base: number | null): number | null => {
  if (value === null || base === null) return null;
  if (base === 0) return value === 0 ? 1 : null;
  return value / base;
};

/** Rotates the order of a round's measurements, so that no variant always comes first. */
export const rotate = <Item>(items: readonly Item[], round: number): Item[] => {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
