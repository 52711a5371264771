import { randomUUID } from 'node:crypto';
import { openShop } from '../../../test/openShop';
import { openTestApi } from '../../../test/openTestApi';
import { newSession, readAccountId } from '../../../test/players';
import { runBeforeTransaction } from '../../../test/runBeforeTransaction';
import { newTwoFactorSession } from '../../../test/twoFactorPlayers';
import { hashToken } from '../../cryptography/tokens';
import { ECONOMY } from '../../economy';
import { purgeIdempotencyKeys } from '../../idempotency/idempotencyKeys.queries';
import { FIELD_MESSAGES } from '../../messages';
import { buyNode } from './buyNode';

describe('a purchase', () => {
  const api = openTestApi();
  const PRICES = Object.fromEntries(ECONOMY.shop.map(({ code, price }) => [code, price]));
  const below = (price = '') => String(Number(price) - 0.01);

  const { addFunds, buy } = openShop(api);
  const costIncreased = { errors: { maxCost: [FIELD_MESSAGES.costIncreased] } };

  test('is refused above its maximum price, and accepted under the same key at the new maximum', async () => {
    const { accessToken } = await addFunds(await newSession(api));
    const key = randomUUID();
    const refused = await buy(accessToken, { type: 'forge', maxCost: below(PRICES.forge) }, key);
    expect([refused.status, refused.body]).toEqual([422, expect.objectContaining(costIncreased)]);
    const bought = await buy(accessToken, { type: 'forge', maxCost: PRICES.forge }, key);
    expect([bought.status, bought.body.data.cost]).toEqual([200, PRICES.forge]);
  });

  test('is refused above its maximum price before a two-factor code is asked for', async () => {
    const { accessToken } = await addFunds(await newTwoFactorSession(api));
    const { body } = await buy(accessToken, { type: 'reactor', maxCost: below(PRICES.reactor) });
    expect(body).toMatchObject(costIncreased);
  });

  test('is refused above its maximum price although its key was purged during the request', async () => {
    const { username, accessToken } = await addFunds(await newSession(api));
    const playerId = await readAccountId(api, username);
    const key = randomUUID();
    expect((await buy(accessToken, { type: 'forge' }, key)).status).toBe(200);
    const context = runBeforeTransaction(api.context, () =>
      purgeIdempotencyKeys(api.database, new Date(8.64e15)),
    );
    const order = { type: 'forge', maxCost: below(PRICES.forge) };
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    await expect(buyNode(context, { playerId, key, order, caller })).rejects.toMatchObject(costIncreased);
  });

  test('reports a maximum that is no amount or has more decimals than the token', async () => {
    const { accessToken } = await newSession(api);
    for (const [maxCost, message] of [
      ['-1', FIELD_MESSAGES.invalidAmount],
      ['1.0000001', FIELD_MESSAGES.tooManyDecimals],
    ]) {
      const { body } = await buy(accessToken, { type: 'spark', maxCost });
      expect(body.errors).toEqual({ maxCost: [message] });
    }
  });

  test('returns its response to a repetition with the same maximum only', async () => {
    const { accessToken } = await addFunds(await newSession(api));
    const key = randomUUID();
    const order = { type: 'spark', maxCost: PRICES.spark };
    const first = await buy(accessToken, order, key);
    expect((await buy(accessToken, order, key)).body).toEqual(first.body);
    expect((await buy(accessToken, { type: 'spark' }, key)).status).toBe(422);
  });

  test('without a maximum is stored with the hash of earlier releases, so that it can be repeated', async () => {
    const { accessToken } = await addFunds(await newSession(api));
    const key = randomUUID();
    await buy(accessToken, { type: 'spark' }, key);
    const stored = await api.database.query(
      'select body_hash as "bodyHash" from idempotency_keys where key = $1',
      [key],
    );
    expect(stored).toEqual([{ bodyHash: hashToken(JSON.stringify(['node', 'spark', null])) }]);
  });
});
