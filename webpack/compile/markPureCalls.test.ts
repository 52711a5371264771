import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from '@hashgrid/contracts/builds';

const markPureCalls = jest.requireActual<(source: string) => string>('./markPureCalls.cjs');

const CONTRACTS = `${__dirname}/../../shared-libs/contracts/src`;
const files = ['schemas', 'endpoints'].flatMap((folder) =>
  listFiles(`${CONTRACTS}/${folder}`)
    .map((file) => `${CONTRACTS}/${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')),
);

/** Finds the calls that run when the module is evaluated and lack a pure annotation. */
function findUnmarkedCalls(source: string): string[] {
  const tree = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const unmarked: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && !source.slice(0, node.getStart(tree)).endsWith('/*#__PURE__*/ '))
      unmarked.push(node.expression.getText(tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return unmarked;
}

test('finds a call that is not marked', () => {
  expect(findUnmarkedCalls('export const schema = build(/*#__PURE__*/ Type.String());')).toEqual(['build']);
});

test('marks every call that builds a schema or an endpoint', () => {
  const unmarked = files.flatMap((file) => findUnmarkedCalls(markPureCalls(readFileSync(file, 'utf8'))));
  expect(files.length).toBeGreaterThan(20);
  expect(unmarked).toEqual([]);
});
