import { randomUUID } from 'node:crypto';
import { ERROR_CODES, type Receipt } from '@hashgrid/contracts';
import { runBeforeTransaction } from '../../test/runBeforeTransaction';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readAccountId, newSession } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession, enableTwoFactor } from '../../test/twoFactorPlayers';
import { whileInsertsFail } from '../../test/whileInsertsFail';
import { pauseSends } from '../accounts/accounts.queries';
import { addSeconds } from '../addSeconds';
import type { Database } from '../database/Database';
import { transfer } from './transfer';

describe('payments with two-factor authentication', () => {
  const api = openTestApi({ limits: { recipientsByAccount: { count: 1000, seconds: 60 } } });

  const send = (bearer: string, body: object, key: string = randomUUID()) =>
    api.call<Receipt>('POST /auth/transaction/transfer', {
      bearer,
      body,
      headers: { 'idempotency-key': key },
    });

  test('[C16] asks for a code, and pays the same order under the same key once a code is given', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '3' };
    const key = randomUUID();
    const withoutCode = await send(sender.accessToken, order, key);
    expect([withoutCode.status, withoutCode.body.statusCode]).toEqual([422, ERROR_CODES.twoFactorNeeded]);
    expect(withoutCode.body.errors).toHaveProperty('code');
    const wrong = await send(sender.accessToken, { ...order, code: '000000' }, key);
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['code']]);
    const code = await generateTwoFactorCode(api, sender.secret);
    const paid = await send(sender.accessToken, { ...order, code }, key);
    expect([paid.status, paid.body.data.amount]).toEqual([200, '3']);
    // The response got lost: repeating the order needs no further code and doesn't pay again.
    expect((await send(sender.accessToken, order, key)).body).toEqual(paid.body);
    const again = await send(sender.accessToken, { ...order, code });
    expect(again.body.errors).toHaveProperty('code');
  });

  test('gives concurrent repetitions of an order with the same code one receipt', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const code = await generateTwoFactorCode(api, sender.secret);
    const order = { recipient: recipient.username, token: 'USDT', amount: '3', code };
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => send(sender.accessToken, order, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test('reports an invalid order before a code is used up', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '26' };
    const code = await generateTwoFactorCode(api, sender.secret);
    expect((await send(sender.accessToken, { ...order, code })).body.errors).toHaveProperty('amount');
    expect((await send(sender.accessToken, { ...order, amount: '1', code })).status).toBe(200);
  });

  test('reports a pause and a balance too low for the fee before it asks for a code', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '25' };
    expect((await send(sender.accessToken, order)).body.errors).toHaveProperty('amount');
    const until = addSeconds(api.context.now(), 60);
    await pauseSends(api.database, await readAccountId(api, sender.username), until);
    expect((await send(sender.accessToken, { ...order, amount: '1' })).status).toBe(403);
  });

  test('keeps the code of a payment that fails, without counting it as an incorrect one', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = {
      recipient: recipient.username,
      token: 'USDT',
      amount: '1',
      code: sender.recoveryCodes[0],
    };
    await whileInsertsFail(api, 'ledger_entries', async () => {
      for (let tries = 0; tries < 12; tries += 1)
        expect((await send(sender.accessToken, order)).status).toBe(500);
    });
    expect((await send(sender.accessToken, order)).status).toBe(200);
    expect((await send(sender.accessToken, order)).body.errors).toHaveProperty('code');
  });

  test('accepts a recovery code, and locks the account after ten incorrect codes', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    expect((await send(sender.accessToken, { ...order, code: sender.recoveryCodes[0] })).status).toBe(200);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await send(sender.accessToken, { ...order, code: '000000' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('asks for a code and pays nothing when the key of a repeated order is purged meanwhile', async () => {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '3' };
    const [key, senderId] = [randomUUID(), await readAccountId(api, sender.username)];
    expect(
      (
        await send(
          sender.accessToken,
          { ...order, code: await generateTwoFactorCode(api, sender.secret) },
          key,
        )
      ).status,
    ).toBe(200);
    const { database } = api;
    const readPayments = () => database.query("select 1 from ledger_entries where kind = 'transfer'");
    const before = await readPayments();
    const purgingDatabase: Database = {
      ...database,
      async query<Row>(sql: string, parameters?: unknown[]) {
        const rows = await database.query<Row>(sql, parameters);
        if (sql.includes('from idempotency_keys')) await database.query('delete from idempotency_keys');
        return rows;
      },
    };
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    const request = { senderId, key, order, caller };
    await expect(transfer({ ...api.context, database: purgingDatabase }, request)).rejects.toMatchObject({
      kind: 'twoFactorCodeMissing',
    });
    expect(await database.query('select 1 from idempotency_keys')).toEqual([]);
    expect(await readPayments()).toEqual(before);
  });

  test.each([
    ['pauses sending', 'forbidden'],
    ['enables a second factor', 'twoFactorCodeMissing'],
    ['closes the account', 'sessionRevoked'],
  ])('refuses a payment when a concurrent request %s', async (_change, kind) => {
    const [sender, recipient] = [await newSession(api), await newSession(api)];
    const senderId = await readAccountId(api, sender.username);
    const bearer = sender.accessToken;
    const effects: Record<string, () => Promise<unknown>> = {
      forbidden: () => pauseSends(api.database, senderId, addSeconds(api.context.now(), 60)),
      twoFactorCodeMissing: () => enableTwoFactor(api, bearer),
      sessionRevoked: () => api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } }),
    };
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    const request = {
      senderId,
      key: randomUUID(),
      order,
      caller: { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
    };
    await expect(transfer(runBeforeTransaction(api.context, effects[kind]!), request)).rejects.toMatchObject({
      kind,
    });
  });

  test('accepts the code of an order under a key that another player has used', async () => {
    const [other, sender] = [await newSession(api), await newTwoFactorSession(api)];
    const key = randomUUID();
    const order = { token: 'USDT', amount: '1' };
    await send(other.accessToken, { ...order, recipient: sender.username }, key);
    const code = await generateTwoFactorCode(api, sender.secret);
    const { status } = await send(sender.accessToken, { ...order, recipient: other.username, code }, key);
    expect(status).toBe(200);
  });

  test('needs no code without two-factor authentication', async () => {
    const [sender, recipient] = [await newSession(api), await newSession(api)];
    expect(
      (await send(sender.accessToken, { recipient: recipient.username, token: 'USDT', amount: '1' })).status,
    ).toBe(200);
  });
});
