import { LIVE_EVENTS, type BlockEvent } from '@hashgrid/contracts';
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

test('sends a block with the end of the block after it when two are settled during a poll', async () => {
  const miner = await newMiner(api);
  const { database, config } = api.context;
  const { blockSeconds } = config.gameProfile;
  const feed = createBlockFeed(api.context);
  const events: BlockEvent[] = [];
  await feed.listen({
    playerId: miner.id,
    send: (event, data) => void (event === LIVE_EVENTS.block && events.push(data as BlockEvent)),
  });
  const { query } = database;
  let isSettled = false;
  const spy = jest.spyOn(database, 'query').mockImplementation(async (text, values) => {
    if (!isSettled && text.includes('left join block_shares share') && text.includes('limit $3')) {
      isSettled = true;
      await advanceTime(api, blockSeconds);
    }
    return query.call(database, text, values);
  });
  await advanceTime(api, blockSeconds);
  await waitUntil(() => events.length > 0);
  spy.mockRestore();
  feed.close();
  expect(isSettled).toBe(true);
  const [{ block, height, endsAt }] = events as [BlockEvent];
  expect(height).toBe(block.number + 1);
  expect(Date.parse(endsAt) - Date.parse(block.endsAt)).toBe(blockSeconds * 1000);
});
