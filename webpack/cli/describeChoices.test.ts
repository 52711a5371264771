import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devAgainstEnvironment } from '../dev/devAgainstEnvironment';
import { check } from '../check/check';
import { runTests } from '../jest/runTests';
import { publish } from '../release/publish';
import { loadCheckedConfig } from '../remote/buildRemote';
import { listRemoteNames } from '../remote/loadRemoteConfig';

// The repository of a team: the shell is elsewhere, and the first remote is not written yet.
jest.mock('../compile/paths', () => ({
  ...jest.requireActual<object>('../compile/paths'),
  IS_WORKSPACE: false,
  REMOTES_DIR: '/no-such-folder/remotes',
}));

const NEXT_STEP = 'This repository has no remotes yet. Create one with: npx hashgrid new <name>';

test.each<[string, () => unknown]>([
  ['check', () => check(['shop'])],
  ['dev', () => devAgainstEnvironment('shop', 'http://localhost:1')],
  ['test', () => runTests(['shop'])],
  ['build', () => loadCheckedConfig('shop')],
  [
    'publish',
    () =>
      publish({ url: '', token: '', pagesUrl: '' }, 'shop', {
        ifChanged: false,
        mode: 'production',
        log: () => undefined,
      }),
  ],
])('%s says how to create a remote where there is none', async (_command, run) => {
  await expect(async () => run()).rejects.toThrow(NEXT_STEP);
});

test('a folder without remotes has no names', () => {
  const dir = mkdtempSync(join(tmpdir(), 'remotes-'));
  expect(listRemoteNames(dir)).toEqual([]);
  rmSync(dir, { recursive: true });
  expect(listRemoteNames(dir)).toEqual([]);
});
