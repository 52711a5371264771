import type { RequirementTest } from './findRequirementTests';
import type { ConformanceRow } from './readRows';

const formatRow = ({ id, statement }: ConformanceRow, tests: readonly RequirementTest[]): string[] => [
  `${id} ${statement}`,
  ...(tests.length > 0
    ? tests.map(({ file, line, title }) => `    ${file}:${line}  ${title}`)
    : ['    not proved yet']),
];

/** Formats the report: per section its rows with the tests that cite them, then the number of proved rows. */
export const formatReport = (rows: readonly ConformanceRow[], tests: readonly RequirementTest[]): string => {
  const testsByRow = new Map(rows.map(({ id }) => [id, tests.filter((test) => test.rows.includes(id))]));
  const sections = [...new Set(rows.map(({ section }) => section))];
  const lines = sections.flatMap((section) => [
    `\n${section}`,
    ...rows
      .filter((row) => row.section === section)
      .flatMap((row) => formatRow(row, testsByRow.get(row.id) ?? [])),
  ]);
  const missing = rows.filter(({ id }) => testsByRow.get(id)?.length === 0);
  return [
    ...lines,
    '',
    ...(missing.length > 0 ? [`Not proved yet: ${missing.map(({ id }) => id).join(', ')}`] : []),
    `${rows.length - missing.length} of ${rows.length} rows proved`,
  ].join('\n');
};

/** Finds the row IDs that tests cite but the list lacks: `a.test.ts:1 names G9`. */
export const findUnknownRows = (
  rows: readonly ConformanceRow[],
  tests: readonly RequirementTest[],
): string[] =>
  tests.flatMap(({ rows: named, file, line }) =>
    named.filter((id) => !rows.some((row) => row.id === id)).map((id) => `${file}:${line} names ${id}`),
  );
