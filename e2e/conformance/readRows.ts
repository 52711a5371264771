/** One checkable statement of the product's specification. */
export interface ConformanceRow {
  /** For example `G4`. */
  id: string;
  statement: string;
  /** Heading above the row. */
  section: string;
}

const HEADING = /^## (.+)$/;
const ROW = /^- ([A-Z]+\d+) (.+)$/;

/**
 * Reads the rows of `docs/conformance.md`, in their order.
 * @throws {Error} when an ID is used twice, because it would be unclear which row a test proves.
 */
export const readRows = (markdown: string): ConformanceRow[] => {
  const rows: ConformanceRow[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = HEADING.exec(line)?.[1] ?? section;
    const [, id, statement] = ROW.exec(line) ?? [];
    if (!id || !statement) continue;
    if (rows.some((row) => row.id === id)) {
      throw new Error(`Row ${id} is listed twice in docs/conformance.md. Give one of them another ID.`);
    }
    rows.push({ id, statement, section });
  }
  return rows;
};
