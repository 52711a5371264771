import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const resolveSpecifier = (specifier: string, file: string): string => {
  const isDeclaration = file.endsWith('.d.ts');
  const exists = (path: string) =>
    existsSync(join(dirname(file), isDeclaration ? `${path}.d.ts` : `${path}.js`));
  if (exists(specifier)) return `${specifier}.js`;
  return exists(`${specifier}/index`) ? `${specifier}/index.js` : specifier;
};

/**
 * Completes the relative imports of a compiled file, because Node resolves neither missing extensions nor folders.
 * @param file Absolute path of the `.js` or `.d.ts`, beside the files that it imports.
 */
export const addExtensions = (text: string, file: string): string =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    // Replaces the last import first, which leaves the positions of those before it valid.
    .sort((a, b) => b.pos - a.pos)
    .reduce((result, { fileName, pos }) => {
      const start = result.indexOf(fileName, pos);
      return (
        result.slice(0, start) + resolveSpecifier(fileName, file) + result.slice(start + fileName.length)
      );
    }, text);
