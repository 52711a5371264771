/** The middle value; the mean of the two in the middle when there is an even number. Null of none. */
export const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** How many times `value` is of `base`; null where that says nothing. Two zeros are equal. */
export const ratioOf = (value: number | null, base: number | null): number | null => {
  if (value === null || base === null) return null;
  if (base === 0) return value === 0 ? 1 : null;
  return value / base;
};

/** The order in which a round measures: each round begins with the next, so that nobody is always first. */
export const rotated = <Item>(items: readonly Item[], round: number): Item[] => {
  const start = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};
