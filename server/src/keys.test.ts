import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseMasterKeys } from '@hashgrid/api/keys';

/** Runs the documented command. `-w server` would also select the workspaces in its subfolders, which have no such script. */
const runKeys = (...command: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'keys', '-w', '@hashgrid/server', '--', ...command]);

test('prints a valid key', async () => {
  const { stdout } = await runKeys('new');
  expect(parseMasterKeys(stdout.trim())).toHaveLength(1);
});

test('names an unknown command, and lists the commands', async () => {
  await expect(runKeys('rotate')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Unknown command "rotate"\.\nUsage: [^]* rewrap /),
  });
});
