/**
 * Returns the number of equal columns for choices that don't fit in one row; null if they fit. The rows are filled as evenly
 * as possible: five choices in two rows have three columns, not four.
 * @param widths Natural widths of the choices, px.
 * @param available Width of the row, px.
 * @param gap Space between two choices, px.
 */
export function countColumns(widths: readonly number[], available: number, gap: number): number | null {
  const total = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  // Widths have fractions of a pixel, whose sum may be inexact.
  if (total <= available + 0.5) return null;
  const fittingCount = Math.max(1, Math.floor((available + gap) / (Math.max(...widths) + gap)));
  const rows = Math.ceil(widths.length / fittingCount);
  return Math.ceil(widths.length / rows);
}
