import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseMasterKeys } from '@hashgrid/api/keys';
import { ROOT } from './config';

const run = promisify(execFile);

/** Runs the script of `npm run keys` without npm, which is slow to start. */
const runKeys = (command: string, env: Record<string, string> = {}) =>
  run(process.execPath, ['--import', 'tsx', join(ROOT, 'server', 'src', 'keys.ts'), command], {
    env: { ...process.env, ...env },
  });

test('prints a valid key when run as documented', async () => {
  // `-w server` would also select the workspaces in its subfolders, which have no such script.
  const { stdout } = await run('npm', ['run', '-s', 'keys', '-w', '@hashgrid/server', '--', 'new']);
  expect(parseMasterKeys(stdout.trim())).toHaveLength(1);
});

test('prints the usage on --help', async () => {
  const { stdout } = await runKeys('--help');
  expect(stdout).toMatch(/^Usage: npm run -s keys /);
});

test('rejects an unknown command, and lists the known ones', async () => {
  await expect(runKeys('rotate')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Unknown command "rotate"\.\nUsage: [^]* rewrap /),
  });
});

test('rejects a re-encryption when API_URL is set, because another API stores the data', async () => {
  await expect(runKeys('rewrap', { API_URL: 'http://10.0.0.10:4000' })).rejects.toMatchObject({
    code: 1,
    stderr:
      'Could not open the database: API_URL is set, so another API stores the data. Run this command where that API runs.\n',
  });
});
