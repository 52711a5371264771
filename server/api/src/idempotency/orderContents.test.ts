import { randomUUID } from 'node:crypto';
import type { MiningNodes, NodeReceipt } from '@hashgrid/contracts';
import { advanceTime, buyOre, newMiner, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { newPlayer } from '../../test/players';
import { MESSAGES } from '../messages';

/** A call and its body. */
type Order = [line: string, body: object];

const HALF_A_BATTERY_SECONDS = 12 * 60 * 60;
const MINING = '/auth/mining/nodes';

describe('the idempotency key of an order', () => {
  const api = openTestApi();
  const readFirstNodeId = async (miner: Miner) =>
    (await miner.get<MiningNodes>('/shared/mining/nodes')).nodes[0]!.id;

  /** Returns a player with USDT, ORE and two nodes whose batteries are half empty. */
  async function newOwner() {
    const miner = await newMiner(api);
    const first = await readFirstNodeId(miner);
    const bought = await miner.call<NodeReceipt>(`POST ${MINING}`, { type: 'spark' });
    await buyOre(miner, '5');
    await advanceTime(api, HALF_A_BATTERY_SECONDS);
    return { miner, first, second: bought.body.data.node.id };
  }

  /** Expects that an order succeeds and its key is refused for all others. */
  async function expectKeyRefused(miner: Miner, order: Order, others: readonly Order[]): Promise<void> {
    const key = randomUUID();
    expect((await miner.call(...order, key)).status).toBe(200);
    for (const other of others) {
      const { status, body } = await miner.call(...other, key);
      expect([other, status, body.message]).toEqual([other, 422, MESSAGES.idempotencyKeyReused]);
    }
    expect((await miner.call(...order, key)).status).toBe(200);
  }

  test('is refused for a payment with another recipient, token, amount or note', async () => {
    const [miner, friend, stranger] = [await newMiner(api), await newPlayer(api), await newPlayer(api)];
    const body = { recipient: friend.username, token: 'USDT', amount: '1', note: 'Rent' };
    const changes = [{ recipient: stranger.username }, { token: 'ORE' }, { amount: '2' }, { note: 'Food' }];
    const line = 'POST /auth/transaction/transfer';
    const others = changes.map((change): Order => [line, { ...body, ...change }]);
    await expectKeyRefused(miner, [line, body], others);
  });

  test('is refused for an exchange of other tokens, another amount or another minimum', async () => {
    const body = { from: 'USDT', to: 'ORE', amount: '1', minReceived: '0' };
    const changes = [{ from: 'ORE' }, { to: 'USDT' }, { amount: '2' }, { minReceived: '1' }];
    const others = changes.map((change): Order => ['POST /auth/exchange', { ...body, ...change }]);
    await expectKeyRefused(await newMiner(api), ['POST /auth/exchange', body], others);
  });

  test('is refused for a node of another type, with another name or another maximum price', async () => {
    const body = { type: 'spark', name: 'Rig', maxCost: '5' };
    const changes = [{ type: 'forge' }, { name: 'Farm' }, { maxCost: '6' }];
    const others = changes.map((change): Order => [`POST ${MINING}`, { ...body, ...change }]);
    await expectKeyRefused(await newMiner(api), [`POST ${MINING}`, body], others);
  });

  test.each(['upgrade', 'recharge'])(
    'is refused for the %s of another node or at another maximum',
    async (change) => {
      const { miner, first, second } = await newOwner();
      const createOrder = (id: string, maxCost: string): Order => [
        `POST ${MINING}/${id}/${change}`,
        { maxCost },
      ];
      await expectKeyRefused(miner, createOrder(first, '1'), [
        createOrder(second, '1'),
        createOrder(first, '2'),
      ]);
    },
  );

  test('is refused for the recharge of other nodes or at another maximum', async () => {
    const { miner, first, second } = await newOwner();
    const createOrder = (ids: string[] | undefined, maxCost: string): Order => [
      `POST ${MINING}/recharge-all`,
      { ids, maxCost },
    ];
    const others = [createOrder([second], '1'), createOrder(undefined, '1'), createOrder([first], '2')];
    await expectKeyRefused(miner, createOrder([first], '1'), others);
  });
});
