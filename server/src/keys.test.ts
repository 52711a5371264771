import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parseMasterKeys } from '@hashgrid/api/keys';

test('makes a key by the documented command, which ends without an error', async () => {
  // Workspaces in folders below would be meant too by `-w server`, and they have no such script.
  const command = 'run -s keys -w @hashgrid/server -- new';
  const { stdout } = await promisify(execFile)('npm', command.split(' '), { env: process.env });
  expect(parseMasterKeys(stdout.trim())).toHaveLength(1);
});
