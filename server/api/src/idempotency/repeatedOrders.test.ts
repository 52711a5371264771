import { randomUUID } from 'node:crypto';
import type { Receipt } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';
import { newSession, readAccountId } from '../../test/players';
import { generateTwoFactorCode, newTwoFactorSession } from '../../test/twoFactorPlayers';
import type { Database } from '../database/Database';
import { getCounterKey } from '../lockouts/AttemptCounter';
import { transfer } from '../transfers/transfer';

describe('the code of a repeated order', () => {
  const limit = { count: 1000, seconds: 60 };
  const api = openTestApi({ limits: { recipientsByAccount: limit, codesByIpAddress: limit } });

  const readFailures = (email: string) =>
    api.database.query('select failures from lockouts where key = $1', [
      getCounterKey(api.context.keys, { factor: 'code', email, source: 'session' }),
    ]);

  async function newOrder() {
    const [sender, recipient] = [await newTwoFactorSession(api), await newSession(api)];
    const order = { recipient: recipient.username, token: 'USDT', amount: '1' };
    const send = (code: string, key: string = randomUUID()) =>
      api.call<Receipt>('POST /auth/transaction/transfer', {
        bearer: sender.accessToken,
        body: { ...order, code },
        headers: { 'idempotency-key': key },
      });
    return { sender, order, send, code: await generateTwoFactorCode(api, sender.secret) };
  }

  test('is not counted for any of thirty concurrent repetitions', async () => {
    const { sender, send, code } = await newOrder();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 30 }, () => send(code, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await send('000000')).status).toBe(422);
    expect(await readFailures(sender.email)).toEqual([{ failures: 1 }]);
  });

  test('is not counted when the first request completes just before the repetition is checked', async () => {
    const { sender, order, send, code } = await newOrder();
    const [key, senderId] = [randomUUID(), await readAccountId(api, sender.username)];
    let first: Awaited<ReturnType<typeof send>> | undefined;
    const database: Database = {
      ...api.database,
      async query<Row>(sql: string, parameters?: unknown[]) {
        const rows = await api.database.query<Row>(sql, parameters);
        if (sql.includes('from idempotency_keys')) first ??= await send(code, key);
        return rows;
      },
    };
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    const request = { senderId, key, order: { ...order, code }, caller };
    expect(await transfer({ ...api.context, database }, request)).toEqual(first?.body.data);
    expect(await readFailures(sender.email)).toEqual([{ failures: 0 }]);
  });

  test('is refused after ten of thirty concurrent guesses under one key', async () => {
    const { send, code } = await newOrder();
    const key = randomUUID();
    const guesses = Array.from({ length: 30 }, (_, index) => String(index).padStart(6, '0'));
    const responses = await Promise.all(guesses.map((guess) => send(guess, key)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(20).fill(429)]);
    expect((await send(code, key)).status).toBe(429);
  });
});
