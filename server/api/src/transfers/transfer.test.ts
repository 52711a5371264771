import { randomUUID } from 'node:crypto';
import type { Receipt, ResolvedTransfer, Transactions } from '@hashgrid/contracts';
import { isBlocking } from '../../test/isBlocking';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import { waitUntil } from '../../test/waitUntil';
import { lockAccounts } from '../ledger/ledger.queries';
import { FIELD_MESSAGES } from '../messages';

interface Wallets {
  wallets: { token: { code: string; isDefault: boolean }; balance: string }[];
}

describe('payments', () => {
  const api = openTestApi({ limits: { recipientsByAccount: { count: 1000, seconds: 60 } } });

  const pay = (bearer: string, body: object, key: string = randomUUID()) =>
    api.call<Receipt>('POST /auth/transaction/transfer', {
      bearer,
      body,
      headers: { 'idempotency-key': key },
    });
  const readUsdtBalance = async (bearer: string) =>
    (await api.call<Wallets>('GET /shared/client/wallets', { bearer })).body.data.wallets[0]!.balance;
  const newTwoSessions = async () => [await newSession(api), await newSession(api)] as const;

  test('[C16] moves the amount to the recipient and charges the fee to the sender', async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username.toUpperCase(), token: 'USDT', amount: '10.50' };
    const query = new URLSearchParams(order).toString();
    const resolved = await api.call<ResolvedTransfer>(`GET /auth/transaction/resolve?${query}`, {
      bearer: sender.accessToken,
    });
    expect(resolved.body.data).toEqual({ recipient: recipient.username, fee: '0.0105', total: '10.5105' });
    const { status, body } = await pay(sender.accessToken, order);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      recipient: recipient.username,
      amount: '10.5',
      fee: '0.0105',
      token: 'USDT',
    });
    expect(await readUsdtBalance(sender.accessToken)).toBe('14.4895');
    expect(await readUsdtBalance(recipient.accessToken)).toBe('35.5');
  });

  test('charges at least the smallest unit of the token as fee', async () => {
    const [sender, recipient] = await newTwoSessions();
    const { body } = await pay(sender.accessToken, {
      recipient: recipient.username,
      token: 'USDT',
      amount: '0.000001',
    });
    expect(body.data.fee).toBe('0.000001');
    expect(await readUsdtBalance(sender.accessToken)).toBe('24.999998');
  });

  test('pays out a whole balance that covers amount and fee, and nothing above it', async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT' };
    const tooMuch = await pay(sender.accessToken, { ...order, amount: '24.975026' });
    expect([tooMuch.status, Object.keys(tooMuch.body.errors!)]).toEqual([422, ['amount']]);
    expect((await pay(sender.accessToken, { ...order, amount: '24.975025' })).status).toBe(200);
    expect(await readUsdtBalance(sender.accessToken)).toBe('0');
  });

  test('pays once per idempotency key with the same response, and rejects another order under it', async () => {
    const [sender, recipient] = await newTwoSessions();
    const key = randomUUID();
    const order = { recipient: recipient.username, token: 'USDT', amount: '3' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => pay(sender.accessToken, order, key)));
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(responses.every(({ body }) => JSON.stringify(body) === JSON.stringify(responses[0]!.body))).toBe(
      true,
    );
    expect((await pay(sender.accessToken, { ...order, amount: '4' }, key)).status).toBe(422);
    expect(await readUsdtBalance(recipient.accessToken)).toBe('28');
    const other = await pay(recipient.accessToken, { ...order, recipient: sender.username }, key);
    expect(other.status).toBe(200);
  });

  test('accepts the idempotency key of a rejected payment again, and rejects a payment without a key', async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT', amount: '26' };
    const key = randomUUID();
    expect((await pay(sender.accessToken, order, key)).body.errors).toHaveProperty('amount');
    await pay(recipient.accessToken, { ...order, recipient: sender.username, amount: '5' });
    expect((await pay(sender.accessToken, order, key)).status).toBe(200);
    const withoutKey = await api.call('POST /auth/transaction/transfer', {
      bearer: sender.accessToken,
      body: order,
    });
    expect([withoutKey.status, withoutKey.body.message]).toEqual([
      422,
      expect.stringContaining('Idempotency-Key'),
    ]);
  });

  test('completes only one of fifty concurrent payments that each need almost the whole balance', async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT', amount: '24.97' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => pay(sender.accessToken, order)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await readUsdtBalance(sender.accessToken)).toBe('0.00503');
    expect(await readUsdtBalance(recipient.accessToken)).toBe('49.97');
  });

  test.each([
    [{ amount: '0' }, 'amount', 'Enter an amount greater than 0.'],
    [{ amount: '1.0000001' }, 'amount', 'Too many decimal places for this token.'],
    [{ amount: '25' }, 'amount', 'Insufficient balance for this amount plus the fee.'],
    [{ amount: '99999999999999999999' }, 'amount', 'Insufficient balance for this amount plus the fee.'],
    [{ note: 'pay \u202e001' }, 'note', 'This contains characters that aren’t allowed.'],
    [{ note: '\u200b' }, 'note', 'This contains characters that aren’t allowed.'],
    [{ amount: '-1' }, 'amount', 'Enter an amount, like 12.5.'],
    [{ amount: '1e9' }, 'amount', 'Enter an amount, like 12.5.'],
    [{ amount: 'NaN' }, 'amount', 'Enter an amount, like 12.5.'],
    [{ amount: 5 }, 'amount', 'Enter an amount, like 12.5.'],
    [{ token: 'GOLD' }, 'token', 'Unknown token.'],
    [{ recipient: 'nobody_at_all' }, 'recipient', 'There’s no player with this username.'],
    [{ senderId: 'me' }, 'senderId', 'Unknown field.'],
  ])('[A14] rejects a payment with %j on field %s', async (change, field, message) => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT', amount: '1', ...change };
    const { status, body } = await pay(sender.accessToken, order);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await readUsdtBalance(sender.accessToken)).toBe('25');
  });

  test('dates a payment after its accounts are locked, so that times follow the order of the legs', async () => {
    const [sender, recipient] = await newTwoSessions();
    const { database } = api.context;
    const { transaction } = database;
    const spy = jest.spyOn(database, 'transaction').mockImplementation(
      (work) =>
        transaction.call(database, (locking) => {
          const query: typeof locking.query = async (sql, parameters) => {
            // Simulates waiting for a lock that another payment holds.
            if (/from ledger_accounts.*for update/s.test(sql)) api.advanceClock(5);
            return locking.query(sql, parameters);
          };
          return work({ ...locking, query });
        }) as ReturnType<typeof work>,
    );
    const startedAt = api.context.now().getTime();
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    const { body } = await pay(sender.accessToken, order);
    spy.mockRestore();
    expect(Date.parse(body.data.createdAt)).toBe(startedAt + 5000);
  });

  test("[C16] shows the sender's note in the activity of both players", async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    await pay(sender.accessToken, { ...order, note: '<b>for lunch</b>' });
    await pay(sender.accessToken, order);
    for (const { accessToken } of [sender, recipient]) {
      const { body } = await api.call<Transactions>('GET /auth/transaction', { bearer: accessToken });
      expect(body.data.items.map(({ note }) => note)).toEqual([undefined, '<b>for lunch</b>', undefined]);
    }
  });

  test('rejects a payment to oneself', async () => {
    const { accessToken, username } = await newSession(api);
    const { body } = await pay(accessToken, { recipient: username, token: 'USDT', amount: '1' });
    expect(body.errors).toEqual({ recipient: ['You can’t send tokens to yourself.'] });
  });

  test('treats a closed account as unknown before a payment is reviewed', async () => {
    const [sender, recipient] = await newTwoSessions();
    const bearer = recipient.accessToken;
    await api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
    const query = new URLSearchParams({ recipient: recipient.username, token: 'USDT', amount: '1' });
    const { status, body } = await api.call(`GET /auth/transaction/resolve?${query}`, {
      bearer: sender.accessToken,
    });
    expect([status, body.errors]).toEqual([422, { recipient: [FIELD_MESSAGES.unknownRecipient] }]);
  });

  test('rejects a payment to a player who closes the account while it waits for another payment', async () => {
    const [sender, recipient] = await newTwoSessions();
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    const waiting = await api.database.transaction(async (transaction) => {
      await lockAccounts(transaction, { tokens: ['USDT'], players: [], systems: ['treasury'] });
      const response = pay(sender.accessToken, order);
      await waitUntil(() => isBlocking(transaction));
      const body = { password: PASSWORD };
      await api.call('POST /shared/client/close', { bearer: recipient.accessToken, body });
      return { response };
    });
    expect((await waiting.response).body.errors).toHaveProperty('recipient');
    expect(await readUsdtBalance(sender.accessToken)).toBe('25');
  });

  test("[C16] paginates the player's own activity, newest first, and rejects invalid queries", async () => {
    const [sender, recipient] = await newTwoSessions();
    for (const amount of ['1', '2', '3'])
      await pay(sender.accessToken, { recipient: recipient.username, token: 'USDT', amount });
    const list = async (query: string, bearer: string) =>
      (await api.call<Transactions>(`GET /auth/transaction${query}`, { bearer })).body.data;
    const first = await list('?limit=2', sender.accessToken);
    expect(first.items.map(({ kind, amount, counterparty }) => [kind, amount, counterparty])).toEqual([
      ['transfer', '-3.003', recipient.username],
      ['transfer', '-2.002', recipient.username],
    ]);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`, sender.accessToken);
    expect(second.items.map(({ kind, amount, counterparty }) => [kind, amount, counterparty])).toEqual([
      ['transfer', '-1.001', recipient.username],
      ['grant', '25', null],
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await list('', recipient.accessToken)).items.map(({ amount }) => amount)).toEqual([
      '3',
      '2',
      '1',
      '25',
    ]);
    expect((await list('?token=ORE', sender.accessToken)).items).toEqual([]);
    for (const query of ['?limit=0', '?limit=101', '?cursor=x', '?playerId=1'])
      expect((await api.call(`GET /auth/transaction${query}`, { bearer: sender.accessToken })).status).toBe(
        422,
      );
  });
});
