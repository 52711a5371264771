import { openTestApi } from '../../test/openTestApi';
import { newPlayer } from '../../test/players';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { runStaffCommand } from './runStaffCommand';
import { parseStaffCommand } from './StaffCommand';

const api = openTestApi();
const run = async (...line: string[]) => runStaffCommand(api.context, parseStaffCommand(line));

test('names the unknown player when staff is granted', async () => {
  await expect(run('grant', 'nobody-has-it')).rejects.toThrow('No player is named "nobody-has-it".');
});

test('does not grant staff to an account that is closed just before it', async () => {
  const { username } = await newPlayer(api);
  const context = runBeforeTransaction(api.context, () =>
    api.database.query('update accounts set closed_at = now() where username = $1', [username]),
  );
  const granting = runStaffCommand(context, { action: 'grantStaff', username });
  await expect(granting).rejects.toThrow(`The account of ${username} is closed.`);
  expect(await run('list')).toEqual(['No players are staff.']);
  expect(await run('revoke', username)).toEqual([`${username} is no longer staff.`]);
});

test.each([[[]], [['grant']], [['list', 'x']], [['grant', 'a', 'b']], [['remove', 'a']]])(
  'explains its usage when the arguments are %j',
  async (line) => {
    await expect(run(...line)).rejects.toThrow('npm run staff');
  },
);
