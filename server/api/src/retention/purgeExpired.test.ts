import { DEVICE_TOKEN_HEADER } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, newSession, signUp } from '../../test/players';
import { getNonce, logInWith, newWallet } from '../../test/wallets';
import type { Database, Transaction } from '../database/Database';
import { BATCH_ROWS } from '../database/deleteBatch';
import { lockGame } from '../mining/clock/gameState.queries';
import { createOperatorToken } from '../releases/permissions/releaseTokens';
import { addPreview } from '../releases/previews/previews.queries';
import { purgeExpired } from './purgeExpired';

const DAY = 24 * 60 * 60;

describe('purging expired rows', () => {
  const api = openTestApi();
  const countRows = async (...tables: string[]) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const [row] = await api.database.query<{ count: bigint }>(`select count(*) from ${table}`);
          return [table, Number(row!.count)] as const;
        }),
      ),
    );
  const PURGED_TABLES = [
    'activation_tokens',
    'address_proofs',
    'idempotency_keys',
    'lockouts',
    'login_devices',
    'login_nonces',
    'mail_budgets',
    'mails',
    'notifications',
    'rate_limits',
    'refresh_tokens',
    'release_previews',
    'release_tokens',
    'reset_tokens',
    'security_events',
    'sessions',
    'sign_ups',
    'two_factor_challenges',
  ];

  test('deletes expired rows and keeps those in use', async () => {
    const { email, username, accessToken } = await newSession(api);
    const friend = await newPlayer(api);
    await signUp(api, newForm());
    await api.call('POST /public/reset-password/request', { body: { email } });
    await api.call('POST /public/auth/login/credential', {
      body: { email, password: PASSWORD },
      headers: { [DEVICE_TOKEN_HEADER]: 'a-device'.padEnd(64, '0') },
    });
    await login(api, email, 'not-the-password');
    await api.call('POST /auth/transaction/transfer', {
      bearer: accessToken,
      headers: { 'idempotency-key': 'a-key-of-a-payment' },
      body: { recipient: friend.username, token: 'USDT', amount: '1' },
    });
    await getNonce(api);
    await logInWith(api, newWallet());
    const { now } = api.context;
    await api.database.query(
      `insert into two_factor_challenges (id, account_id, expires_at)
       select gen_random_uuid(), id, $2 from accounts where email = $1`,
      [email, now()],
    );
    const preview = { channel: 'live', name: 'game', build: '1.0.0-1a2b3c4d', local: null };
    await addPreview(api.database, { ...preview, createdAt: now(), expiresAt: now() });
    await createOperatorToken(api.context, 'olga');
    const before = await countRows(...PURGED_TABLES, 'usernames');
    expect(Object.values(before).filter((count) => count === 0)).toEqual([]);
    await purgeExpired(api.context);
    expect(await countRows(...PURGED_TABLES, 'usernames')).toEqual(before);

    api.advanceClock(8 * DAY);
    await purgeExpired(api.context);
    const names = await api.database.query<{ name: string }>('select username_key as name from usernames');
    expect(names.map(({ name }) => name).sort()).toEqual([friend.username, username].sort());

    api.advanceClock(366 * DAY);
    await purgeExpired(api.context);
    expect(await countRows(...PURGED_TABLES)).toEqual(
      Object.fromEntries(PURGED_TABLES.map((table) => [table, 0])),
    );
    expect((await login(api, email)).status).toBe(200);
  });

  test('deletes in batches, each in its own transaction, without taking the lock of the game', async () => {
    await api.database.query(
      `insert into rate_limits (key, window_ends_at, count) select 'k' || n, $1, 1 from generate_series(1, 2500) as n`,
      [api.context.now()],
    );
    const deleted: number[] = [];
    const locks = new Set<unknown>();
    const { database } = api;
    const observed: Database = {
      ...database,
      transaction: (work) =>
        database.transaction((transaction) => {
          const count = async () =>
            Number((await transaction.query<{ n: bigint }>('select count(*) as n from rate_limits'))[0]!.n);
          const query = async <Row>(sql: string, parameters?: unknown[]) => {
            if (sql.includes('advisory')) locks.add(parameters?.[0]);
            return transaction.query<Row>(sql, parameters);
          };
          return count().then(async (before) => {
            const result = await work({ ...transaction, query });
            deleted.push(before - (await count()));
            return result;
          });
        }),
    };
    await purgeExpired({ ...api.context, database: observed });
    expect(await api.database.query("select 1 from rate_limits where key like 'k%'")).toEqual([]);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(BATCH_ROWS);
    await api.database.transaction(async (transaction) => {
      await lockGame(transaction, 'shared');
      const held = await transaction.query<{ key: number }>(
        `select objid::integer as key from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
      );
      expect(held.map(({ key }) => locks.has(key))).toEqual([false]);
    });
  });

  /** Returns a context in which `beforeDelete` runs before each statement that deletes rate limits. */
  const withRateLimitDeletes = (beforeDelete: () => void) => ({
    ...api.context,
    database: {
      ...api.database,
      transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
        api.database.transaction((transaction) =>
          work({
            ...transaction,
            async query<Row>(sql: string, parameters?: unknown[]) {
              if (sql.includes('delete from rate_limits')) beforeDelete();
              return transaction.query<Row>(sql, parameters);
            },
          }),
        ),
    },
  });

  test('deletes all other rows when some cannot be deleted, and reports the failure', async () => {
    const { email } = await newPlayer(api);
    api.advanceClock(31 * DAY);
    const context = withRateLimitDeletes(() => {
      throw new Error('The statement timed out.');
    });
    await expect(purgeExpired(context)).rejects.toThrow(
      /^1 of \d+ kinds of rows could not be purged: Error: The statement timed out\.$/,
    );
    expect(await api.database.query('select 1 from mails where recipient = $1', [email])).toEqual([]);
  });

  test('stops after the current batch when the process stops', async () => {
    const { email } = await newPlayer(api);
    api.advanceClock(31 * DAY);
    const stopping = new AbortController();
    await purgeExpired(
      withRateLimitDeletes(() => stopping.abort()),
      stopping.signal,
    );
    expect(await api.database.query('select 1 from mails where recipient = $1', [email])).toHaveLength(1);
  });

  test('keeps the latest known device of an account, so that a login from another one is reported after years', async () => {
    const { email } = await newPlayer(api);
    await login(api, email, PASSWORD, '198.51.100.1');
    api.advanceClock(DAY);
    await login(api, email, PASSWORD, '192.0.2.1');
    api.advanceClock(800 * DAY);
    await purgeExpired(api.context);
    await login(api, email, PASSWORD, '192.0.2.1');
    expect(await api.readEmailSubjects(email)).toEqual([]);
    await login(api, email, PASSWORD, '198.51.100.1');
    expect(await api.readEmailSubjects(email)).toEqual(['New login to your account']);
  });

  test('deletes failed logins without an account after a day and keeps those of accounts', async () => {
    const { email } = await newPlayer(api);
    await login(api, email, 'not-the-password');
    await api.call('POST /public/auth/login/credential', {
      body: { email, password: PASSWORD },
      headers: { [DEVICE_TOKEN_HEADER]: 'a-device'.padEnd(64, '0') },
    });
    await login(api, 'nobody@example.com', 'not-the-password');
    const readFailures = () =>
      api.database.query<{ known: boolean }>(
        `select account_id is not null as known from security_events where kind = 'signInFailed'`,
      );
    api.advanceClock(DAY - 1);
    await purgeExpired(api.context);
    expect(await readFailures()).toHaveLength(2);
    api.advanceClock(2);
    await purgeExpired(api.context);
    expect(await readFailures()).toEqual([{ known: true }]);
  });

  test('keeps only the latest refresh tokens of a session that is refreshed for weeks', async () => {
    const session = await newSession(api);
    let { refreshToken } = session;
    for (let week = 0; week < 8; week += 1) {
      api.advanceClock(7 * DAY);
      await purgeExpired(api.context);
      const { status, body } = await api.call<{ refreshToken: string }>('POST /shared/auth/refresh', {
        bearer: refreshToken,
      });
      expect(status).toBe(200);
      refreshToken = body.data.refreshToken;
    }
    const rows = await api.database.query(
      `select 1 from refresh_tokens join sessions on sessions.id = session_id
       join accounts on accounts.id = account_id where email = $1`,
      [session.email],
    );
    expect(rows.length).toBeLessThanOrEqual(3);
  });
});
