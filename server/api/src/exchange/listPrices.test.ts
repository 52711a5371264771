import { openTestApi } from '../../test/openTestApi';
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
