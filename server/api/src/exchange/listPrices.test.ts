import type { Token } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newMiner } from '../../test/newMiner';
import { newSession } from '../../test/players';

const api = openTestApi();

test('[C13] [K2] lists tokens with the prices of the pool, USDT at 1', async () => {
  const { accessToken } = await newSession(api);
  const { body } = await api.call<{ tokens: unknown }>('GET /shared/token/all', { bearer: accessToken });
  expect(body.data.tokens).toEqual([
    { code: 'USDT', name: 'Play money', decimals: 6, price: '1' },
    { code: 'ORE', name: 'Ore', decimals: 8, price: '0.5' },
  ]);
});

test('shows what the purchase of a node has changed immediately, although prices are cached', async () => {
  const miner = await newMiner(api);
  const readPrice = async () => {
    const { tokens } = await miner.get<{ tokens: Token[] }>('/shared/token/all');
    return Number(tokens.find(({ code }) => code === 'ORE')!.price);
  };
  const before = await readPrice();
  expect((await miner.call('POST /auth/mining/nodes', { type: 'spark' })).status).toBe(200);
  expect(await readPrice()).toBeGreaterThan(before);
});
