import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashFiles, listSourceFiles } from './hashFiles';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'package-'));
  write('src/index.ts');
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (path: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), '');
};

/** Whether a new file changes the hash of the package. */
const changesHash = (path: string): boolean => {
  const before = hashFiles(dir, [dir]);
  write(path);
  return hashFiles(dir, [dir]) !== before;
};

test.each(['remote.config.ts', 'src/catalog/List.tsx', 'src/test/Quiz.tsx', 'src/coverage/Map.tsx'])(
  'includes %s, which can be part of a build',
  (path) => {
    expect(changesHash(path)).toBe(true);
  },
);

test.each([
  'catalog/index.tsx',
  'coverage/lcov.info',
  'dist/entry.js',
  'node_modules/a/index.js',
  'src/List.examples.tsx',
  'src/List.test.tsx',
  'test/samples.ts',
  'tsconfig.tsbuildinfo',
])('ignores %s, which no build depends on', (path) => {
  expect(changesHash(path)).toBe(false);
});

test('lists product code whose folders are named like those of a package', () => {
  write('src/catalog/List.tsx');
  write('src/catalog/List.test.tsx');
  expect(listSourceFiles(join(dir, 'src'))).toEqual([
    join(dir, 'src/catalog/List.tsx'),
    join(dir, 'src/index.ts'),
  ]);
});
