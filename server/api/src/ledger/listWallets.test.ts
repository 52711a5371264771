import type { ApiWallet } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';

const api = openTestApi();

test('[C12] lists every token of the ledger in the wallets, the default one first, with the welcome grant', async () => {
  const { accessToken } = await newSession(api);
  const { body } = await api.call<{ wallets: ApiWallet[] }>('GET /shared/client/wallets', {
    bearer: accessToken,
  });
  expect(body.data.wallets).toEqual([
    { token: { code: 'USDT', isDefault: true }, balance: '25' },
    { token: { code: 'ORE', isDefault: false }, balance: '0' },
  ]);
});

test('rejects a request without a session', async () => {
  expect((await api.call('GET /shared/client/wallets')).status).toBe(401);
});
