import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from './typescript.cjs';
import { ROOT } from '../compile/paths';

const parsed = new Map<string, ts.SourceFile>();

/** Returns the syntax tree of a TypeScript file, with parents; each file is parsed once per process. */
export const parseFile = (file: string): ts.SourceFile => {
  const cached = parsed.get(file);
  if (cached) return cached;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
};

/**
 * Resolves a relative import, or that of a shared library, to its file. Returns null for any other import, including those of parts of
 * a library, such as `@hashgrid/contracts/schemas`.
 * @param specifier What the import names: `./texts` or `@hashgrid/ui`.
 */
export const resolveImport = (fromFile: string, specifier: string): string | null => {
  const library = /^@hashgrid\/([\w-]+)$/.exec(specifier)?.[1];
  const base = library
    ? join(ROOT, 'shared-libs', library, 'src', 'index')
    : specifier.startsWith('.')
      ? join(dirname(fromFile), specifier)
      : null;
  if (!base) return null;
  const candidates = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((suffix) => `${base}${suffix}`);
  return candidates.find((file) => existsSync(file)) ?? null;
};
