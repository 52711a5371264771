import type { BulkResult, MiningNodes } from '@hashgrid/contracts';
import { advanceTime, newMiner, type Miner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';

describe('starting several nodes at once', () => {
  const api = openTestApi();

  const readNodes = async (miner: Miner) => (await miner.get<MiningNodes>('/shared/mining/nodes')).nodes;
  const start = async (miner: Miner) =>
    (await miner.call<BulkResult>('POST /auth/mining/nodes/start-all', {})).body.data;

  /** A player whose starter node has just run empty. */
  const newEmptyMiner = async () => {
    const miner = await newMiner(api);
    const [starter] = await readNodes(miner);
    await advanceTime(api, (Date.parse(starter!.battery.emptyAt!) - api.context.now().getTime()) / 1000);
    await miner.logInAgain();
    return miner;
  };

  test('counts the nodes that are too empty to start', async () => {
    const miner = await newEmptyMiner();
    expect(await start(miner)).toMatchObject({ changed: 0, empty: 1 });
    await miner.call('POST /auth/mining/nodes', { type: 'spark' });
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    expect(await start(miner)).toMatchObject({ changed: 1, empty: 1 });
  });

  test('counts running nodes neither as started nor as empty', async () => {
    const miner = await newMiner(api);
    expect(await start(miner)).toMatchObject({ changed: 0, empty: 0 });
  });
});
