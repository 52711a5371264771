/** Extent of the drawing in its own units; it is stretched to its box. */
export const SPARKLINE_WIDTH = 100;
export const SPARKLINE_HEIGHT = 40;
/** Keeps the line's thickness inside the box. */
const MARGIN = 3;

/**
 * Line through the values, left to right; a single or a constant value is a line in the middle.
 * @returns the path's `d` and, for the last value, its height as a share of the box from above
 */
export function sparklinePath(values: readonly number[]): { line: string; lastShare: number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = SPARKLINE_HEIGHT - 2 * MARGIN;
  const heightOf = (value: number) =>
    high === low ? SPARKLINE_HEIGHT / 2 : MARGIN + room * (1 - (value - low) / (high - low));
  const stepWidth = SPARKLINE_WIDTH / Math.max(1, values.length - 1);
  const drawn = values.length === 1 ? [values[0]!, values[0]!] : values;
  const line = drawn
    .map((value, index) => {
      const x = values.length === 1 ? index * SPARKLINE_WIDTH : index * stepWidth;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${heightOf(value).toFixed(2)}`;
    })
    .join('');
  const last = values.at(-1);
  return { line, lastShare: last === undefined ? 0.5 : heightOf(last) / SPARKLINE_HEIGHT };
}
