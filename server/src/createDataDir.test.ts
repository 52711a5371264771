import fs, { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('says what to do when the folder belongs to somebody else', () => {
  // The tests may run as root, who may write everywhere.
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  expect(() => createDataDir(dir)).toThrow(
    `Could not use the data folder "${dir}": access is denied (EACCES). Let the user of this process read and write there. HASHGRID_DATA sets another folder.`,
  );
});

test('says what to do when a file has the name of the folder', () => {
  const file = join(dir, 'data');
  writeFileSync(file, '');
  expect(() => createDataDir(file)).toThrow(
    /: a file is where a folder should be \(EEXIST\)\. Move that file away\. HASHGRID_DATA sets another folder\.$/,
  );
});
