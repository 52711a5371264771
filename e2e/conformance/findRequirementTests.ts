import ts from 'typescript';

/** A test whose title cites requirement rows, such as `[G4]`. */
export interface RequirementTest {
  rows: string[];
  /** Title of the test without its row IDs. Where the IDs are in a table of cases (`test.each`), the text of the case. */
  title: string;
  file: string;
  line: number;
}

const TAG = /\[([A-Z]{1,2}\d+(?:[ ,]+[A-Z]{1,2}\d+)*)\]/g;

const parseRowIds = (text: string): string[] =>
  [...text.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isTitle = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && node.parent.arguments[0] === node;

const readTitle = (node: ts.Node, source: ts.SourceFile): string => {
  const titleNode = isTitle(node) ? node : node.parent.parent;
  return titleNode
    .getText(source)
    .replace(TAG, '')
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Finds the tests of one file whose titles cite requirement rows: `[G4]`, `[A1, A2]`. */
export const findRequirementTests = (file: string, code: string): RequirementTest[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const tests: RequirementTest[] = [];
  const visit = (node: ts.Node): void => {
    const rows = isText(node) ? parseRowIds(node.getText(source)) : [];
    if (rows.length > 0) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      tests.push({ rows, title: readTitle(node, source), file, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
};
