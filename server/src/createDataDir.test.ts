import fs, { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataDir } from './createDataDir';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true });
});

test('creates a folder with those above it', () => {
  createDataDir(join(dir, 'hashgrid', 'data'));
  expect(existsSync(join(dir, 'hashgrid', 'data'))).toBe(true);
});

test('names the setting when the folder belongs to somebody else', () => {
  // The tests may run as root, who may write everywhere.
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw new Error('EACCES: permission denied');
  });
  expect(() => createDataDir(dir)).toThrow(
    `The data folder "${dir}" can't be used: EACCES: permission denied. Check HASHGRID_DATA.`,
  );
});
