import { readFileSync } from 'node:fs';
import { parseSync, type ModuleItem } from '@swc/core';

/** Returns the statements of a TypeScript module; null when it has a syntax error. */
const parseModule = (file: string): ModuleItem[] | null => {
  try {
    return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2022' }).body;
  } catch {
    return null;
  }
};

/** Whether a TypeScript module has a default export; true for a syntax error, which webpack reports with its position. */
export const hasDefaultExport = (file: string): boolean => {
  const items = parseModule(file);
  if (!items) return true;
  return items.some((item) => {
    if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return true;
    if (item.type !== 'ExportNamedDeclaration') return false;
    return item.specifiers.some(
      (specifier) =>
        specifier.type === 'ExportSpecifier' && (specifier.exported ?? specifier.orig).value === 'default',
    );
  });
};
