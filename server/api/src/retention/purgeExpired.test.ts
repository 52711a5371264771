import { DEVICE_TOKEN_HEADER, type KycFileKind } from '@hashgrid/contracts';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { readAccountId, login, newForm, newPlayer, newSession, signUp } from '../../test/players';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import type { Database, Queries } from '../database/Database';
import { BATCH_ROWS } from '../database/deleteBatch';
import { changeKyc } from '../kyc/changeKyc';
import { findKyc } from '../kyc/kyc.queries';
import { encryptKycDetails, encryptKycFile } from '../kyc/encryptKyc';
import { listKycFiles, replaceKycFile } from '../kyc/kycFiles.queries';
import { saveKycDraft } from '../kyc/saveKycDraft';
import { lockGame } from '../mining/clock/gameState.queries';
import { addSeconds } from '../addSeconds';
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
    'idempotency_keys',
    'lockouts',
    'login_devices',
    'mails',
    'rate_limits',
    'refresh_tokens',
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
    await api.database.query(
      `insert into two_factor_challenges (id, account_id, expires_at)
       select gen_random_uuid(), id, $2 from accounts where email = $1`,
      [email, api.context.now()],
    );
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
    expect(await readFailures()).toHaveLength(2);
    api.advanceClock(DAY + 1);
    await purgeExpired(api.context);
    expect(await readFailures()).toEqual([{ known: true }]);
  });

  describe('identity verifications', () => {
    /**
     * Creates an account with an identity verification and an image uploaded now; `closed`, `decided` and `expires` are days
     * from now.
     */
    async function addVerification(
      status: string,
      days: { expires?: number; closed?: number; decided?: number } = {},
    ) {
      const id = await readAccountId(api, (await newPlayer(api)).username);
      const now = api.context.now();
      const inDays = (count?: number) => (count === undefined ? null : addSeconds(now, count * DAY));
      await api.database.query('update accounts set closed_at = $2 where id = $1', [id, inDays(days.closed)]);
      await api.database.query(
        `insert into kyc (account_id, status, submitted_at, decided_at, expires_at, changed_at, encrypted_details)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          status,
          status === 'draft' ? null : now,
          status === 'rejected' ? inDays(days.decided ?? 0) : null,
          inDays(days.expires),
          now,
          encryptKycDetails(api.context, id, sampleKycDetails),
        ],
      );
      await addImage(id, 'selfie');
      return id;
    }
    const addImage = (accountId: string, kind: KycFileKind, queries: Queries = api.database) =>
      replaceKycFile(queries, {
        accountId,
        kind,
        ...encryptKycFile(api.context, { accountId, kind }, new Uint8Array(1)),
        now: api.context.now(),
      });
    /** Returns after how many days images and details are deleted, checked every ten days; undefined if they are still kept after 100. */
    async function countDaysKept(id: string): Promise<number | undefined> {
      for (let day = 0; day <= 100; day += 10) {
        await purgeExpired(api.context);
        const images = await listKycFiles(api.database, id);
        const details = await findKyc(api.database, id);
        expect(images.length > 0).toBe(details !== undefined);
        if (!details) return day;
        api.advanceClock(10 * DAY + 1);
      }
      return undefined;
    }

    test.each([
      ['a closed account for thirty days', 'approved', { closed: 0, expires: 700 }, 30],
      ['an expired approval for thirty days', 'approved', { expires: 20 }, 50],
      ['a draft for ninety days', 'draft', {}, 90],
      ['a valid approval for over a hundred days', 'approved', { expires: 700 }, undefined],
      ['a verification in review for over a hundred days', 'submitted', {}, undefined],
      ['a rejected verification for ninety days', 'rejected', {}, 90],
      ['a verification for ninety days after a late rejection', 'rejected', { decided: 10 }, 100],
    ])('keeps images and details of %s', async (_name, status, days, daysKept) => {
      expect(await countDaysKept(await addVerification(status, days))).toBe(daysKept);
    });

    test('keeps a draft with a recent image', async () => {
      const id = await addVerification('draft');
      api.advanceClock(80 * DAY);
      await changeKyc(api.context, id, (queries) => addImage(id, 'documentFront', queries));
      api.advanceClock(20 * DAY);
      await purgeExpired(api.context);
      expect(await listKycFiles(api.database, id)).toHaveLength(2);
    });

    test('keeps the images of a draft with recently changed details', async () => {
      const id = await addVerification('draft');
      api.advanceClock(80 * DAY);
      await saveKycDraft(api.context, id, { document: 'passport' });
      api.advanceClock(20 * DAY);
      await purgeExpired(api.context);
      expect(await listKycFiles(api.database, id)).toHaveLength(1);
    });

    test('purges a verification in review thirty days after its account is closed', async () => {
      expect(await countDaysKept(await addVerification('submitted', { closed: 0 }))).toBe(30);
    });

    test('deletes the images of an expired approval that is being renewed, and keeps the details and new images', async () => {
      const id = await addVerification('approved', { expires: 20 });
      api.advanceClock(70 * DAY);
      await changeKyc(api.context, id, (queries) => addImage(id, 'documentFront', queries));
      await purgeExpired(api.context);
      expect((await listKycFiles(api.database, id)).map(({ kind }) => kind)).toEqual(['documentFront']);
      expect(await findKyc(api.database, id)).toBeDefined();
    });

    test('keeps details without images for ninety days from the last change', async () => {
      const { accessToken, username } = await newSession(api);
      const id = await readAccountId(api, username);
      const save = () =>
        api.call('PUT /shared/client/kyc', { bearer: accessToken, body: { document: 'passport' } });
      expect((await save()).status).toBe(200);
      await purgeExpired(api.context);
      await api.database.query(
        "update kyc set changed_at = changed_at - interval '89 days' where account_id = $1",
        [id],
      );
      await purgeExpired(api.context);
      expect(await findKyc(api.database, id)).toBeDefined();
      await api.database.query(
        "update kyc set changed_at = changed_at - interval '2 days' where account_id = $1",
        [id],
      );
      await purgeExpired(api.context);
      expect(await findKyc(api.database, id)).toBeUndefined();
    });
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
