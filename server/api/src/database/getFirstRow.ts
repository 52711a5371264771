/** Returns the first row of a statement that always gives one. Throws when there is none. */
export function getFirstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The statement returned no row.');
  return row;
}
