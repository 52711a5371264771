import { OperatorAccessError, OperatorConnectionError, ReleaseApiError } from '@hashgrid/contracts/releases';
import { ReleaseError } from '../release/ReleaseError';
import { COMMAND_LINE } from './commandLine';
import { describeFailure } from './describeFailure';

test('returns the message of an expected error, without its stack', async () => {
  await expect(describeFailure(new ReleaseError('publish needs a name.'))).resolves.toBe(
    'publish needs a name.',
  );
});

test.each([
  ['belongs to another user', new OperatorAccessError('/data')],
  ['stopped during the command', new OperatorConnectionError('/data', { cause: new Error('aborted') })],
])('returns the message of a product that %s, without its stack', async (_, error) => {
  await expect(describeFailure(error)).resolves.toBe(error.message);
});

test("replaces a command in a server's message with this repository's command", async () => {
  const error = new ReleaseApiError(409, 'It is paused. Resume it with: npm run release -- resume game');
  await expect(describeFailure(error)).resolves.toBe(
    `It is paused. Resume it with: ${COMMAND_LINE} resume game`,
  );
});

test('returns any other error itself, with its stack', async () => {
  const error = new TypeError('x is undefined');
  await expect(describeFailure(error)).resolves.toBe(error);
});
