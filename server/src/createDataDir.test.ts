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

test('creates the folder and its missing parents', () => {
  createDataDir(join(dir, 'hashgrid', 'data'));
  expect(existsSync(join(dir, 'hashgrid', 'data'))).toBe(true);
});

test('says what to do when access to the folder is denied', () => {
  // The tests may run as root, which may write everywhere.
  jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  expect(() => createDataDir(dir)).toThrow(
    `Could not use the data folder "${dir}": access is denied (EACCES). Give the user of this process read and write access. Alternatively, set HASHGRID_DATA to another folder.`,
  );
});

test('says what to do when the path is a file', () => {
  const file = join(dir, 'data');
  writeFileSync(file, '');
  expect(() => createDataDir(file)).toThrow(
    /: a file is where a folder should be \(EEXIST\)\. Move that file away\. Alternatively, set HASHGRID_DATA to another folder\.$/,
  );
});
