import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** The domain or layer of a file: the folder of `root` that holds it, or the file itself. Null outside `root`. */
const getFolder = (root: string, file: string): string | null => {
  const [folder = ''] = relative(root, file).split('/');
  return folder === '..' ? null : folder;
};

/** Which folders of `root` each of its folders imports, tests aside. */
function readImports(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const path = join(root, file);
    const folder = getFolder(root, path) ?? '';
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const imported = getFolder(root, `${resolve(dirname(path), target)}.ts`);
      if (imported !== null && imported !== folder) targets.add(imported);
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
  const imports = readImports(__dirname);
  expect(imports.get('login')).toContain('passwords');
  expect(findCycle(imports)).toBeUndefined();
});

test.each([
  ['mining', 'payouts', 'nodes'],
  ['releases', 'canaries', 'changes'],
])('the folders of %s import each other without cycles', (domain, folder, imported) => {
  const imports = readImports(join(__dirname, domain));
  expect(imports.get(folder)).toContain(imported);
  expect(findCycle(imports)).toBeUndefined();
});

test('infrastructure imports no domain', () => {
  const imports = readImports(__dirname);
  const shared = ['Context.ts', 'DomainError.ts', 'caller', 'config.ts', 'messages.ts'];
  expect(shared).toEqual(expect.arrayContaining([...(imports.get('http') ?? [])]));
  expect([...(imports.get('database') ?? [])]).toEqual([]);
});
