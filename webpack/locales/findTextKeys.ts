import { parseSync } from '@swc/core';

type Tree = { type?: string; [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Texts that an argument may be: a string, or a choice between strings. */
const textsOf = (expression: unknown): string[] => {
  if (!isTree(expression)) return [];
  if (expression.type === 'StringLiteral') return [expression.value as string];
  if (expression.type === 'ParenthesisExpression') return textsOf(expression.expression);
  if (expression.type === 'ConditionalExpression') {
    return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
  }
  return [];
};

const calledName = ({ callee }: Tree): unknown => (isTree(callee) ? callee.value : undefined);

const walk = (value: unknown, found: Set<string>): void => {
  if (!isTree(value)) return;
  if (value.type === 'CallExpression' && calledName(value) === 't') {
    const [first] = value.arguments as { expression: unknown }[];
    for (const text of textsOf(first?.expression)) found.add(text);
  }
  for (const part of Object.values(value)) walk(part, found);
};

/**
 * Texts that a module asks to be translated: the first argument of each `t('…')`. One that is computed cannot be seen.
 * @param tsx Whether the source may hold JSX.
 */
export const findTextKeys = (source: string, tsx: boolean): string[] => {
  const found = new Set<string>();
  walk(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body, found);
  return [...found].sort();
};
