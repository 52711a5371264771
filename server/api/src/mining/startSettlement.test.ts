import { openTestApi } from '../../test/openTestApi';
import { waitUntil } from '../../test/waitUntil';
import { readGameState } from './clock/gameState.queries';
import { startSettlement } from './startSettlement';

const api = openTestApi();

test('logs the start and the end of an outage, and settles the blocks after it', async () => {
  const { database, config } = api.context;
  const before = await readGameState(database);
  const failing = jest.spyOn(database, 'transaction').mockRejectedValue(new Error('no connection'));
  const settlement = startSettlement(api.context);
  await waitUntil(() => failing.mock.calls.length > 1);
  failing.mockRestore();
  api.advanceClock(config.gameProfile.blockSeconds);
  await waitUntil(async () => (await readGameState(database)).height > before.height);
  await settlement.stop();
  expect(api.log).toEqual([
    'Could not settle blocks; retrying: Error: no connection',
    expect.stringMatching(/^Could not settle blocks for \d+ s\. Working again\.$/),
  ]);
});
