import { randomUUID } from 'node:crypto';
import { ERROR_CODES } from '@hashgrid/contracts';
import { openShop } from '../../../test/openShop';
import { openTestApi } from '../../../test/openTestApi';
import { newSession, readAccountId } from '../../../test/players';
import { runBeforeTransaction } from '../../../test/runBeforeTransaction';
import { enableTwoFactor, generateTwoFactorCode, newTwoFactorSession } from '../../../test/twoFactorPlayers';
import { pauseSends } from '../../accounts/accounts.queries';
import { addSeconds } from '../../addSeconds';
import { ECONOMY } from '../../economy';
import { MESSAGES } from '../../messages';
import { buyNode } from './buyNode';

describe('a purchase above the daily limit', () => {
  const api = openTestApi();
  const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
  const LARGE = { type: 'reactor' };
  const SMALL = { type: 'furnace' };

  const { addFunds, buy } = openShop(api);

  test('needs a code, and is carried out under the same key once one is given', async () => {
    const { accessToken, secret } = await addFunds(await newTwoFactorSession(api));
    const key = randomUUID();
    const withoutCode = await buy(accessToken, LARGE, key);
    expect([withoutCode.status, withoutCode.body.statusCode]).toEqual([422, ERROR_CODES.twoFactorNeeded]);
    const code = await generateTwoFactorCode(api, secret);
    const bought = await buy(accessToken, { ...LARGE, code }, key);
    expect([bought.status, bought.body.data.cost]).toEqual([200, '400']);
    expect((await buy(accessToken, LARGE, key)).body).toEqual(bought.body);
  });

  test('needs a code when only the total of the day exceeds the limit, after which swaps need one too', async () => {
    const { accessToken } = await addFunds(await newTwoFactorSession(api));
    expect((await buy(accessToken, SMALL)).status).toBe(200);
    const second = await buy(accessToken, SMALL);
    expect(second.body.statusCode).toBe(ERROR_CODES.twoFactorNeeded);
    const swap = await api.call('POST /auth/exchange', {
      bearer: accessToken,
      body: { from: 'USDT', to: 'ORE', amount: '5', minReceived: '0' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(swap.body.statusCode).toBe(ERROR_CODES.twoFactorNeeded);
  });

  test('reports a low balance without asking for a code, and with a correct one', async () => {
    const { accessToken, secret } = await newTwoFactorSession(api);
    const code = await generateTwoFactorCode(api, secret);
    for (const order of [LARGE, { ...LARGE, code }]) {
      const { status, body } = await buy(accessToken, order);
      expect([status, body.message]).toEqual([422, MESSAGES.insufficientBalance]);
    }
  });

  test('is not one that reaches the limit', async () => {
    const { accessToken } = await addFunds(await newTwoFactorSession(api));
    const price = Number(ECONOMY.shop.find(({ code }) => code === SMALL.type)!.price);
    const swap = await api.call('POST /auth/exchange', {
      bearer: accessToken,
      body: {
        from: 'USDT',
        to: 'ORE',
        amount: `${Number(ECONOMY.exchange.unconfirmed.amount) - price}`,
        minReceived: '0',
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(swap.status).toBe(200);
    expect((await buy(accessToken, SMALL)).status).toBe(200);
  });

  test('is refused while sending is paused, and a small one is not', async () => {
    const { username, accessToken } = await addFunds(await newSession(api));
    await pauseSends(api.database, await readAccountId(api, username), addSeconds(api.context.now(), 60));
    const { status, body } = await buy(accessToken, LARGE);
    expect([status, body.message, body.retryAfter]).toEqual([403, MESSAGES.purchasesPaused, 60]);
    expect(body.errors).toBeUndefined();
    expect((await buy(accessToken, SMALL)).status).toBe(200);
  });

  test('is refused when a second factor is enabled during the purchase', async () => {
    const { username, accessToken } = await addFunds(await newSession(api));
    const playerId = await readAccountId(api, username);
    const context = runBeforeTransaction(api.context, () => enableTwoFactor(api, accessToken));
    const purchase = buyNode(context, { playerId, key: randomUUID(), order: LARGE, caller });
    await expect(purchase).rejects.toMatchObject({ kind: 'twoFactorCodeMissing' });
  });

  test('needs no code without two-factor authentication', async () => {
    const { accessToken } = await addFunds(await newSession(api));
    expect((await buy(accessToken, LARGE)).status).toBe(200);
  });
});
