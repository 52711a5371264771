import { openTestApi } from '../../test/openTestApi';
import { runStaffCommand } from './runStaffCommand';
import { parseStaffCommand } from './StaffCommand';

const api = openTestApi();
const run = async (...line: string[]) => runStaffCommand(api.context, parseStaffCommand(line));

test('names the unknown player that it was to make staff', async () => {
  await expect(run('grant', 'nobody-has-it')).rejects.toThrow('No player is named "nobody-has-it".');
});

test.each([[[]], [['grant']], [['list', 'x']], [['grant', 'a', 'b']], [['remove', 'a']]])(
  'explains its usage when the arguments are %j',
  async (line) => {
    await expect(run(...line)).rejects.toThrow('npm run staff');
  },
);
