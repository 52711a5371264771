/**
 * Returns the number of equal columns for choices that don't fit in one row, null for those that do. The rows are filled as
 * evenly as possible: five choices in two rows have three columns, not four.
 *
 * @param widths natural widths of the choices, px
 */
export function countColumns(widths: readonly number[], available: number, gap: number): number | null {
  const total = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  // Widths are fractions of a pixel.
  if (total <= available + 0.5) return null;
  const fitting = Math.max(1, Math.floor((available + gap) / (Math.max(...widths) + gap)));
  const rows = Math.ceil(widths.length / fitting);
  return Math.ceil(widths.length / rows);
}
