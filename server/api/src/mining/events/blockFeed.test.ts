import { LIVE_EVENTS } from '@hashgrid/contracts';
import { advanceTime, newMiner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { waitUntil } from '../../../test/waitUntil';
import { createBlockFeed, type Listener } from './blockFeed';

const api = openTestApi();

/** A listener, with a promise of its first block. */
function newListener(playerId: string) {
  const heights: number[] = [];
  let resolve = (_height: number) => {};
  const firstBlock = new Promise<number>((done) => {
    resolve = done;
  });
  const listener: Listener = {
    playerId,
    send(event, { height }) {
      heights.push(height);
      if (event === LIVE_EVENTS.block) resolve(height);
    },
  };
  return { listener, firstBlock, heights };
}

test('logs once that blocks cannot be read', async () => {
  const miner = await newMiner(api);
  const feed = createBlockFeed(api.context);
  await feed.listen(newListener(miner.id).listener);
  const query = jest.spyOn(api.context.database, 'query').mockRejectedValue(new Error('no connection'));
  await waitUntil(() => query.mock.calls.length > 2);
  feed.close();
  expect(api.log.filter((line) => line.includes('no connection'))).toEqual([
    'Could not read blocks for live events; retrying: Error: no connection',
  ]);
  query.mockRestore();
});

test('sends a block that others received while a new listener read the state of the chain', async () => {
  const miner = await newMiner(api);
  const feed = createBlockFeed(api.context);
  const early = newListener(miner.id);
  const late = newListener(miner.id);
  await feed.listen(early.listener);

  const { database } = api.context;
  const { query } = database;
  jest.spyOn(database, 'query').mockImplementationOnce(async (text, values) => {
    const oldState = await query.call(database, text, values);
    await advanceTime(api, api.context.config.gameProfile.blockSeconds);
    await early.firstBlock;
    return oldState;
  });
  await feed.listen(late.listener);

  const height = await early.firstBlock;
  expect(late.heights).toEqual([height - 1]);
  expect(await late.firstBlock).toBe(height);
  feed.close();
});
