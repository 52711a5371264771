import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evictReleases } from './evictReleases';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('keeps a copy that is used while older ones are being deleted', async () => {
  const bases = ['/remotes/shop/1.0.0-aa/', '/remotes/shop/1.0.0-bb/'];
  for (const base of bases) {
    mkdirSync(join(dir, base), { recursive: true });
    writeFileSync(join(dir, base, 'entry.js'), 'entry');
  }
  const now = performance.now();
  const usedAt = new Map(bases.map((base, index) => [base, now - 120_000 + index]));
  const { rm } = fs;
  jest.spyOn(fs, 'rm').mockImplementationOnce(async (path, options) => {
    usedAt.set(bases[1]!, performance.now());
    await rm(path, options);
  });
  await evictReleases(dir, { maxBytes: 1, protectedBases: [], usedAt });
  expect(bases.map((base) => existsSync(join(dir, base)))).toEqual([false, true]);
});
