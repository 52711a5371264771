import { findRequirementTests } from './findRequirementTests';
import { formatReport, findUnknownRows } from './formatReport';
import { readRows } from './readRows';

const MARKDOWN = `# Conformance

Introduction.

## Guards
- G1 pages need a session
- G2 a spinner while loading

## Constants
- K1 refresh every minute
`;

const CODE = `
test('[G1, G2] a guest sees the login', async () => {});
test.each([{ rows: '[K1]', ms: 60_000 }])('$rows wallets refresh', () => {});
test('names no row', () => expect(['G1']).toHaveLength(1));
`;

test('reads rows with their section', () => {
  expect(readRows(MARKDOWN)).toEqual([
    { id: 'G1', statement: 'pages need a session', section: 'Guards' },
    { id: 'G2', statement: 'a spinner while loading', section: 'Guards' },
    { id: 'K1', statement: 'refresh every minute', section: 'Constants' },
  ]);
});

test('rejects an ID that is listed twice', () => {
  expect(() => readRows('- G1 one\n- G1 two')).toThrow('Row G1 is listed twice');
});

test('finds tests that cite rows in their titles or in tables of cases', () => {
  expect(findRequirementTests('a.test.ts', CODE)).toEqual([
    { rows: ['G1', 'G2'], title: 'a guest sees the login', file: 'a.test.ts', line: 2 },
    { rows: ['K1'], title: "{ rows: '', ms: 60_000 }", file: 'a.test.ts', line: 3 },
  ]);
});

test('lists the tests of each row and counts the rows without one', () => {
  const tests = findRequirementTests('a.test.ts', CODE).slice(0, 1);
  expect(formatReport(readRows(MARKDOWN), tests)).toBe(`
Guards
G1 pages need a session
    a.test.ts:2  a guest sees the login
G2 a spinner while loading
    a.test.ts:2  a guest sees the login

Constants
K1 refresh every minute
    not proved yet

Not proved yet: K1
2 of 3 rows proved`);
});

test('reports a test that cites an unlisted row, with file and line', () => {
  const tests = findRequirementTests('a.test.ts', "test('[G9] an unlisted row', () => {});");
  expect(findUnknownRows(readRows(MARKDOWN), tests)).toEqual(['a.test.ts:1 names G9']);
});
