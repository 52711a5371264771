import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTypeScript } from '../compile/findTypeScript';
import { CACHE_DIR } from '../compile/paths';
import { compilePlatformTypes } from './compilePlatformTypes';

jest.mock('../compile/findTypeScript', () => ({ findTypeScript: jest.fn() }));

let dir: string;
beforeEach(() => {
  mkdirSync(CACHE_DIR, { recursive: true });
  dir = mkdtempSync(join(CACHE_DIR, 'compiler-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Replaces the TypeScript compiler by a script. */
const mockCompiler = (script: string): void => {
  const file = join(dir, 'tsc.cjs');
  writeFileSync(file, script);
  jest.mocked(findTypeScript).mockReturnValue(file);
};

test('lists what the compiler found', async () => {
  mockCompiler("process.stdout.write('a.ts: error TS1\\nb.ts: error TS2\\n'); process.exitCode = 2;");
  await expect(compilePlatformTypes()).rejects.toMatchObject({
    problems: ['a.ts: error TS1', 'b.ts: error TS2'],
  });
});

test('says why the compiler failed when it printed no errors', async () => {
  mockCompiler("process.stderr.write('out of memory'); process.exitCode = 134;");
  await expect(compilePlatformTypes()).rejects.toThrow('out of memory');
});
