import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = __dirname;
const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** Returns the domain or layer of a file: its top folder, or the file itself at the root. */
const getFolder = (file: string): string => relative(ROOT, file).split('/')[0] ?? '';

/** Returns which folders each folder imports, tests aside. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const path = join(ROOT, file);
    const folder = getFolder(path);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const imported = getFolder(`${resolve(dirname(path), target)}.ts`);
      if (imported !== folder) targets.add(imported);
    }
  }
  return imports;
}

/** Returns a path through the folders that ends in one it has already passed; undefined when there is none. */
function findCycle(imports: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (folder: string, path: string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path, folder];
    if (done.has(folder)) return undefined;
    for (const target of imports.get(folder) ?? []) {
      const cycle = visit(target, [...path, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test('domains import each other without cycles', () => {
  const imports = readImports();
  expect(imports.get('login')).toContain('passwords');
  expect(findCycle(imports)).toBeUndefined();
});

test('http and database import no domain', () => {
  const imports = readImports();
  const shared = ['Context.ts', 'DomainError.ts', 'caller', 'config.ts', 'database', 'messages.ts'];
  expect(shared).toEqual(expect.arrayContaining([...imports.get('http')!]));
  expect([...imports.get('database')!]).toEqual([]);
});
