import { readFileSync } from 'node:fs';
import ts from './typescript.cjs';
import { comparePlaceholders } from './comparePlaceholders';
import { isRuntimeText, TEXT_PROPERTIES } from './isRuntimeText';
import { isConcatenatedText, ValueFinder } from './ValueFinder';
import { parseFile } from './sourceFiles';

/** A text that the code shows, in English. */
export interface UsedText {
  /** Key in the locale files; for a plural its `other` form. */
  key: string;
  /** The English `one` form of a plural, else null. */
  one: string | null;
  /** Absolute path of the file that holds the literal, which need not be the one that translates it. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/** The texts that one file shows, and calls that cannot be checked. */
export interface FileTexts {
  texts: UsedText[];
  problems: string[];
}

/** Functions whose first argument is translated; `msg` marks a text that is translated elsewhere. */
const TRANSLATING = new Set(['t', 'msg']);

const getCalleeName = ({ expression }: ts.CallExpression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return '';
  const { expression: object, name } = expression;
  return ts.isIdentifier(object) ? `${object.text}.${name.text}` : '';
};

const getLine = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

const createUsedText = (literal: ts.StringLiteralLike, one: string | null = null): UsedText => ({
  key: literal.text,
  one,
  file: literal.getSourceFile().fileName,
  line: getLine(literal),
});

const findForm = (forms: ts.ObjectLiteralExpression, category: string): ts.StringLiteralLike | null => {
  const form = forms.properties.find((property) => property.name?.getText() === category);
  const isLiteral = form && ts.isPropertyAssignment(form) && ts.isStringLiteralLike(form.initializer);
  return isLiteral ? (form.initializer as ts.StringLiteralLike) : null;
};

/** Returns the expression of a node whose value is shown to players, or null. */
const getShownExpression = (node: ts.Node): ts.Expression | null => {
  if (ts.isCallExpression(node)) {
    if (TRANSLATING.has(getCalleeName(node))) return node.arguments[0] ?? null;
    return /\btoasts\.show$/.test(node.expression.getText()) ? (node.arguments[1] ?? null) : null;
  }
  const isText =
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && TEXT_PROPERTIES.has(node.name.text);
  return isText ? node.initializer : null;
};

const visitAll = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
};

/** Matches every file with a text, and few others, because parsing takes longer than reading. */
const MAY_HAVE_TEXTS = /\bt(?:\.plural)?\(|\bmsg\(|\btoasts\.show\b|\b(?:text|message)\s*:/;

/**
 * Returns the texts that a file shows: what reaches `t(…)`, `t.plural({…})`, `msg(…)`, a toast or a property named `text` or
 * `message`. A text that is shown in another way is marked: `msg('Saved.')`.
 */
export const collectTexts = (file: string): FileTexts => {
  const texts: UsedText[] = [];
  const problems: string[] = [];
  const content = readFileSync(file, 'utf8');
  if (!MAY_HAVE_TEXTS.test(content)) return { texts, problems };
  const finder = new ValueFinder();
  const addProblem = (node: ts.Node, problem: string) =>
    void problems.push(`${file}:${getLine(node)}: ${problem}`);
  const addPlural = (call: ts.CallExpression): void => {
    const values = finder.findValues(call.arguments[0] ?? call).filter(ts.isObjectLiteralExpression);
    const plurals = values.map((forms) => ({ one: findForm(forms, 'one'), other: findForm(forms, 'other') }));
    if (plurals.length === 0 || plurals.some(({ one, other }) => !one || !other))
      addProblem(call, 't.plural() needs the literals "one" and "other".');
    for (const { one, other } of plurals) {
      if (!one || !other) continue;
      texts.push(createUsedText(other, one.text));
      for (const problem of comparePlaceholders(other.text, one.text, true))
        addProblem(one, `${JSON.stringify(one.text)} ${problem}.`);
    }
  };
  /** Reports a call whose text is concatenated or unknown. Only calls are checked, because properties may hold any text. */
  const checkValues = (shown: ts.Expression, values: readonly ts.Node[]): void => {
    for (const value of values.filter(isConcatenatedText))
      addProblem(value, `a text is concatenated: ${value.getText()}. Use one text with placeholders.`);
    const isKnown = values.some((value) => ts.isStringLiteralLike(value) || isConcatenatedText(value));
    if (!isKnown && !isRuntimeText(shown))
      addProblem(
        shown,
        `the text of ${shown.getText()} is unknown. Use a constant, or list it in RUNTIME_TEXTS of webpack/texts/isRuntimeText.ts if it comes from elsewhere.`,
      );
  };
  visitAll(parseFile(file, content), (node) => {
    if (ts.isCallExpression(node) && getCalleeName(node) === 't.plural') return addPlural(node);
    const shown = getShownExpression(node);
    if (!shown) return;
    const values = finder.findValues(shown);
    for (const value of values)
      if (ts.isStringLiteralLike(value) && value.text) texts.push(createUsedText(value));
    if (ts.isCallExpression(node)) checkValues(shown, values);
  });
  return { texts, problems };
};

/** Returns the texts of a file in which every property is one, such as `messages.ts` of the API. */
export const collectPropertyTexts = (file: string): FileTexts => {
  const texts: UsedText[] = [];
  visitAll(parseFile(file), (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      texts.push(createUsedText(node.initializer));
  });
  return { texts, problems: [] };
};

/** Returns the titles of a remote's routes, menu entries and widgets, from its `remote.config.ts`. */
export const collectTitles = (file: string): FileTexts => {
  const texts: UsedText[] = [];
  visitAll(parseFile(file), (node) => {
    const isTitle = ts.isPropertyAssignment(node) && node.name.getText() === 'title';
    if (isTitle && ts.isStringLiteralLike(node.initializer)) texts.push(createUsedText(node.initializer));
  });
  return { texts, problems: [] };
};
