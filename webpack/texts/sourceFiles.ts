import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from './typescript.cjs';
import { ROOT } from '../compile/paths';
import { readPackage } from '../compile/readPackage';

const parsed = new Map<string, ts.SourceFile>();

/**
 * Returns the syntax tree of a TypeScript file, with parents; each file is parsed once per process.
 * @param content The file's content, if it has been read already.
 */
export const parseFile = (file: string, content?: string): ts.SourceFile => {
  const cached = parsed.get(file);
  if (cached) return cached;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const source = ts.createSourceFile(file, content ?? readFileSync(file, 'utf8'), options, true, kind);
  parsed.set(file, source);
  return source;
};

/** Returns the file that a library exports for a request such as `@hashgrid/ui` or `@hashgrid/contracts/schemas`, by its `package.json`. */
const resolveLibrary = (name: string, subpath: string): string | null => {
  const dir = join(ROOT, 'shared-libs', name);
  const target = existsSync(dir) && readPackage(dir).exports?.[`.${subpath}`];
  return target ? join(dir, target) : null;
};

/**
 * Resolves a relative import, or that of a shared library or a part of one, to its file. Returns null for any other import.
 * @param specifier What the import names: `./texts`, `@hashgrid/ui` or `@hashgrid/contracts/schemas`.
 */
export const resolveImport = (fromFile: string, specifier: string): string | null => {
  const [, library, subpath = ''] = /^@hashgrid\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (library) return resolveLibrary(library, subpath);
  if (!specifier.startsWith('.')) return null;
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map(
    (suffix) => `${join(dirname(fromFile), specifier)}${suffix}`,
  );
  return candidates.find((file) => existsSync(file)) ?? null;
};
