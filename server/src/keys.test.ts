import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseMasterKeys } from '@hashgrid/api/keys';

/** Runs the documented command. `-w server` would also select the workspaces in its subfolders, which have no such script. */
const runKeys = (command: string, env: Record<string, string> = {}) =>
  promisify(execFile)('npm', ['run', '-s', 'keys', '-w', '@hashgrid/server', '--', command], {
    env: { ...process.env, ...env },
  });

test('prints a valid key', async () => {
  const { stdout } = await runKeys('new');
  expect(parseMasterKeys(stdout.trim())).toHaveLength(1);
});

test('prints the usage on --help', async () => {
  const { stdout } = await runKeys('--help');
  expect(stdout).toMatch(/^Usage: npm run -s keys /);
});

test('names an unknown command, and lists the commands', async () => {
  await expect(runKeys('rotate')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Unknown command "rotate"\.\nUsage: [^]* rewrap /),
  });
});

test('does not re-encrypt a database here when another API stores the data', async () => {
  await expect(runKeys('rewrap', { API_URL: 'http://10.0.0.10:4000' })).rejects.toMatchObject({
    code: 1,
    stderr:
      'Could not open the database: API_URL is set, so another API stores the data. Run this command where that API runs.\n',
  });
});
