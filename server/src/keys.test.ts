import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseMasterKeys } from '@hashgrid/api/keys';

/** Runs the documented command. `-w server` would mean the workspaces in folders below too, which have no such script. */
const runKeys = (...command: string[]) =>
  promisify(execFile)('npm', ['run', '-s', 'keys', '-w', '@hashgrid/server', '--', ...command]);

test('makes a key by the documented command, which ends without an error', async () => {
  const { stdout } = await runKeys('new');
  expect(parseMasterKeys(stdout.trim())).toHaveLength(1);
});

test('names an unknown command and lists those that there are', async () => {
  await expect(runKeys('rotate')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Unknown command "rotate"\.\nUsage: [^]* rewrap /),
  });
});
