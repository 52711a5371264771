import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * Returns the names that an index file exports at run time, sorted and without types. The file must list each name:
 * `export { a } from './a'`.
 */
export const readExportedNames = (file: string): string[] =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2022' })
    .body.flatMap((item) => {
      if (item.type !== 'ExportNamedDeclaration' || item.typeOnly) return [];
      return item.specifiers.flatMap((specifier) =>
        specifier.type === 'ExportSpecifier' && !specifier.isTypeOnly
          ? [(specifier.exported ?? specifier.orig).value]
          : [],
      );
    })
    .sort();
