import type { Proof } from './findProofs';
import type { ConformanceRow } from './readRows';

const formatRow = ({ id, statement }: ConformanceRow, proofs: readonly Proof[]): string[] => [
  `${id} ${statement}`,
  ...(proofs.length > 0
    ? proofs.map(({ file, line, title }) => `    ${file}:${line}  ${title}`)
    : ['    not proved yet']),
];

/** Formats the report: every row below its section with the tests that name it, then the number of proved rows. */
export const formatReport = (rows: readonly ConformanceRow[], proofs: readonly Proof[]): string => {
  const proofsByRow = new Map(rows.map(({ id }) => [id, proofs.filter((proof) => proof.rows.includes(id))]));
  const sections = [...new Set(rows.map(({ section }) => section))];
  const lines = sections.flatMap((section) => [
    `\n${section}`,
    ...rows
      .filter((row) => row.section === section)
      .flatMap((row) => formatRow(row, proofsByRow.get(row.id) ?? [])),
  ]);
  const missing = rows.filter(({ id }) => proofsByRow.get(id)?.length === 0);
  return [
    ...lines,
    '',
    ...(missing.length > 0 ? [`Not proved yet: ${missing.map(({ id }) => id).join(', ')}`] : []),
    `${rows.length - missing.length} of ${rows.length} rows proved`,
  ].join('\n');
};

/** Finds the row ids that tests name but the list lacks: `a.test.ts:1 names G9`. */
export const findUnknownRows = (rows: readonly ConformanceRow[], proofs: readonly Proof[]): string[] =>
  proofs.flatMap(({ rows: named, file, line }) =>
    named.filter((id) => !rows.some((row) => row.id === id)).map((id) => `${file}:${line} names ${id}`),
  );
