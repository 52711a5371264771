import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type Receipt } from '@hashgrid/contracts';
import { openTestApi } from '../../../test/openTestApi';
import { newSession } from '../../../test/players';
import { codeOf, newProtectedSession } from '../../../test/protectedPlayers';

describe('sending with a second factor', () => {
  const api = openTestApi({ recipientsByAccount: { count: 1000, seconds: 60 } });

  const send = (bearer: string, body: object, key: string = randomUUID()) =>
    api.call<Receipt>('POST /auth/transaction/transfer', {
      bearer,
      body,
      headers: { 'idempotency-key': key },
    });

  test('[C16] without a code it is asked for, with one the same order is paid under the same key', async () => {
    const [sender, recipient] = [await newProtectedSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '3' };
    const key = randomUUID();
    const asked = await send(sender.accessToken, order, key);
    expect([asked.status, asked.body.statusCode]).toEqual([422, ERROR_CODES.twoFactorNeeded]);
    expect(asked.body.errors).toHaveProperty('code');
    const wrong = await send(sender.accessToken, { ...order, code: '000000' }, key);
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['code']]);
    const code = await codeOf(api, sender.secret);
    const paid = await send(sender.accessToken, { ...order, code }, key);
    expect([paid.status, paid.body.data.amount]).toEqual([200, '3']);
    // The answer got lost: the same order needs no further code and is not paid again.
    expect((await send(sender.accessToken, order, key)).body).toEqual(paid.body);
    const again = await send(sender.accessToken, { ...order, code });
    expect(again.body.errors).toHaveProperty('code');
  });

  test('what is wrong with the order is told before a code is spent', async () => {
    const [sender, recipient] = [await newProtectedSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '26' };
    const code = await codeOf(api, sender.secret);
    expect((await send(sender.accessToken, { ...order, code })).body.errors).toHaveProperty('amount');
    expect((await send(sender.accessToken, { ...order, amount: '1', code })).status).toBe(200);
  });

  test('a recovery code sends too; ten wrong codes lock the account', async () => {
    const [sender, recipient] = [await newProtectedSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    expect((await send(sender.accessToken, { ...order, code: sender.recoveryCodes[0] })).status).toBe(200);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await send(sender.accessToken, { ...order, code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('who has no second factor needs no code', async () => {
    const [sender, recipient] = [await newSession(api), await newSession(api)];
    expect(
      (await send(sender.accessToken, { recipient: recipient.username, token: 'USDT', amount: '1' })).status,
    ).toBe(200);
  });
});
