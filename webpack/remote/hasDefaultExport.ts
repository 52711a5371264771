import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Whether a TypeScript module has a default export. */
export const hasDefaultExport = (file: string): boolean => {
  const { body } = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: true,
    target: 'es2022',
  });
  return body.some((item) => {
    if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression') return true;
    if (item.type !== 'ExportNamedDeclaration') return false;
    return item.specifiers.some(
      (specifier) =>
        specifier.type === 'ExportSpecifier' && (specifier.exported ?? specifier.orig).value === 'default',
    );
  });
};
