import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_DIR, SHELL_DIR } from '../compile/paths';
import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { checkDependencies } from './checkDependencies';

let dir: string;
beforeEach(() => {
  mkdirSync(CACHE_DIR, { recursive: true });
  // Inside the workspace, so that its packages are found.
  dir = mkdtempSync(join(CACHE_DIR, 'dependencies-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const check = (dependencies?: Record<string, string>): string[] => {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'shop', version: '1.0.0', dependencies }));
  return checkDependencies(dir);
};
const react = readInstalledVersion('react', SHELL_DIR);

test('accepts an installed version, and a dependency without a range', () => {
  expect(check({ react: `^${react}`, '@hashgrid/platform': 'file:../platform-2.1.0.tgz' })).toEqual([]);
  expect(check()).toEqual([]);
});

test('reports a shared package that is required in another version than the installed one', () => {
  expect(check({ react: '^99.0.0' })).toEqual([
    `package.json requires react ^99.0.0, but ${react} is installed. Run: npm install`,
  ]);
});

test('reports a package that only platform may use', () => {
  expect(check({ '@reduxjs/toolkit': '2.14.0' })).toEqual([
    expect.stringContaining('which only @hashgrid/platform may use'),
  ]);
});
