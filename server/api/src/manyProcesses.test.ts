import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Achievements, LoginTokens, SecurityEvents, TwoFactorSecret } from '@hashgrid/contracts';
import { generate } from 'otplib';
import { startApiProcess, type ApiProcess } from '../test/apiProcess';
import { createDatabase } from '../test/newDatabase';
import { openMailServer } from '../test/openMailServer';
import type { TestResponse } from '../test/openTestApi';
import { PASSWORD } from '../test/openTestApi';
import { newForm } from '../test/players';
import { waitUntil } from '../test/waitUntil';
import type { Database } from './database/Database';
import { openPostgresDatabase } from './database/openPostgresDatabase';
import { startOfWeek } from './leaderboards/startOfWeek';
import { lockMiner } from './mining/nodes/miners.queries';
import { ACTIVE_DAYS } from './paid-players/paidPlayers.queries';

const NEW_PASSWORD = 'a-new-tr0ub4dor';

/** Statements that change progress and wait for another transaction. */
const WAITING_FOR_PROGRESS = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into player_progress%'`;

type Tokens = Required<LoginTokens>;
const sortStatuses = (responses: TestResponse<unknown>[]) => responses.map(({ status }) => status).sort();
const countStatus = (responses: TestResponse<unknown>[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe('two API processes on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof createDatabase>>;
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let database: Database;
  let folder: string;
  let processes: ApiProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hashgrid-processes-'));
    postgres = await createDatabase();
    mailServer = await openMailServer();
    database = openPostgresDatabase(postgres.url);
    const env = {
      DATABASE_URL: postgres.url,
      HASHGRID_DATA: folder,
      PUBLIC_URL: 'http://hashgrid.test',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'no-reply@hashgrid.test',
    };
    // Started concurrently on an empty database: one applies the migrations, the other waits.
    processes = await Promise.all([startApiProcess(env), startApiProcess(env)]);
  });

  afterAll(async () => {
    await Promise.all(processes.map((running) => running.close()));
    await database?.close();
    await mailServer?.close();
    await postgres?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  type Options = Parameters<ApiProcess['call']>[1];
  const [FIRST, SECOND] = [0, 1];
  const call = <Data>(index: number, line: string, options?: Options) =>
    processes[index]!.call<Data>(line, options);
  /** Sends the same call `count` times concurrently, alternating between the processes. */
  const callBoth = <Data>(count: number, line: string, createOptions: (index: number) => Options) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => call<Data>(index % 2, line, createOptions(index))),
    );

  /** Returns the token of the newest email to an address that links to `path`; waits for its delivery. */
  async function waitForEmailedToken(email: string, path: string): Promise<string> {
    return waitUntil(() => {
      const message = mailServer.emails.findLast(
        ({ to, content }) => to[0] === email && content.includes(path),
      );
      return message && /\?token=([\w-]+)/.exec(message.content)?.[1];
    });
  }

  async function newPlayer(from = '10.0.0.1') {
    const form = newForm();
    await call(FIRST, 'POST /public/auth/sign-up', { body: form, from });
    const token = await waitForEmailedToken(form.email, '/activate');
    await call(SECOND, 'POST /public/auth/activate', { body: { token, password: PASSWORD }, from });
    return form;
  }

  const login = (index: number, email: string, password = PASSWORD, from = '10.0.0.1') =>
    call<Tokens>(index, 'POST /public/auth/login/credential', { body: { email, password }, from });
  async function newSession() {
    const { email, username } = await newPlayer();
    return { email, username, ...(await login(FIRST, email)).body.data };
  }
  const readProfileStatus = async (index: number, bearer: string) => {
    const { status, body } = await call(index, 'GET /shared/client/profile', { bearer });
    return status === 200 ? 200 : body.statusCode;
  };
  const readEvents = async (bearer: string) =>
    (await call<SecurityEvents>(FIRST, 'GET /shared/auth/security-events', { bearer })).body.data.items.map(
      ({ kind }) => kind,
    );

  test('activates an account once per link and grants the welcome tokens once', async () => {
    const form = newForm();
    await call(FIRST, 'POST /public/auth/sign-up', { body: form });
    const token = await waitForEmailedToken(form.email, '/activate');
    const responses = await callBoth(8, 'POST /public/auth/activate', () => ({
      body: { token, password: PASSWORD },
    }));
    expect([countStatus(responses, 200), countStatus(responses, 409)]).toEqual([1, 7]);
    const { accessToken } = (await login(SECOND, form.email)).body.data;
    const { body } = await call<{ wallets: { balance: string }[] }>(FIRST, 'GET /shared/client/wallets', {
      bearer: accessToken,
    });
    expect(body.data.wallets[0]!.balance).toBe('25');
  });

  test('assigns a username once across processes', async () => {
    const { username } = newForm();
    const responses = await callBoth(8, 'POST /public/auth/sign-up', () => ({
      body: { ...newForm(), username },
    }));
    expect([countStatus(responses, 200), countStatus(responses, 422)]).toEqual([1, 7]);
  });

  test('limits logins by IP address across processes, whatever a forged X-Forwarded-For says (B04)', async () => {
    const flood = (forged: string) => (index: number) => ({
      body: { email: `victim${index}@example.com`, password: 'not-the-password' },
      from: `${forged}${index % 200}, 203.0.113.9`,
    });
    const responses = await callBoth(100, 'POST /public/auth/login/credential', flood('192.0.2.'));
    expect([countStatus(responses, 401), countStatus(responses, 429)]).toEqual([60, 40]);
    const later = await callBoth(4, 'POST /public/auth/login/credential', flood('198.51.100.'));
    expect(sortStatuses(later)).toEqual([429, 429, 429, 429]);
    const { email } = await newPlayer();
    expect((await login(FIRST, email, PASSWORD, '203.0.113.9')).status).toBe(429);
    expect((await login(SECOND, email, PASSWORD, '203.0.113.10')).status).toBe(200);
  });

  test('locks the account in both processes after ten incorrect passwords and logs one lockout', async () => {
    const { email, accessToken } = await newSession();
    const responses = await callBoth(40, 'POST /public/auth/login/credential', (index) => ({
      body: { email, password: 'not-the-password' },
      from: `10.3.0.${index}`,
    }));
    expect([countStatus(responses, 401), countStatus(responses, 429)]).toEqual([10, 30]);
    for (const index of [FIRST, SECOND]) expect((await login(index, email)).status).toBe(429);
    const events = await readEvents(accessToken);
    expect(events.filter((kind) => kind === 'accountLocked')).toHaveLength(1);
    expect(events.filter((kind) => kind === 'loginFailed')).toHaveLength(10);
  });

  test('[X4] [C8] issues one successor for a refresh token used in both processes; reuse after the grace period ends the session once', async () => {
    const { email, refreshToken } = await newSession();
    const refresh = () => callBoth<Tokens>(20, 'POST /shared/auth/refresh', () => ({ bearer: refreshToken }));
    const responses = await refresh();
    expect(countStatus(responses, 200)).toBe(20);
    const successors = new Set(responses.map(({ body }) => body.data.refreshToken));
    expect([successors.size, successors.has(refreshToken)]).toEqual([1, false]);
    const { accessToken } = responses[0]!.body.data;
    expect(await readProfileStatus(SECOND, accessToken)).toBe(200);

    await database.query(`update refresh_tokens set used_at = used_at - interval '31 seconds'`);
    const late = await refresh();
    expect(late.map(({ status, body }) => [status, body.statusCode])).toEqual(late.map(() => [401, 5001]));
    for (const index of [FIRST, SECOND]) expect(await readProfileStatus(index, accessToken)).toBe(5001);
    const again = (await login(FIRST, email)).body.data.accessToken;
    expect(await readEvents(again)).toEqual(['loggedIn', 'sessionReused', 'loggedIn']);
  });

  test('pays a player whose nodes are being changed, without waiting for the change', async () => {
    const [sender, recipient] = [await newSession(), await newSession()];
    const [miner] = await database.query<{ id: string }>(
      `insert into player_progress (player_id, mined_days) select id, $2 from accounts where username = $1
       on conflict (player_id) do update set mined_days = excluded.mined_days returning player_id as id`,
      [recipient.username, ACTIVE_DAYS],
    );
    await database.transaction(async (transaction) => {
      await lockMiner(transaction, miner!.id);
      const { status } = await call(FIRST, 'POST /auth/transaction/transfer', {
        bearer: sender.accessToken,
        body: { recipient: recipient.username, token: 'USDT', amount: '1' },
        headers: { 'idempotency-key': 'pay-a-locked-miner' },
      });
      expect(status).toBe(200);
    });
    const paid = await database.query('select 1 from paid_players where recipient_id = $1', [miner!.id]);
    expect(paid).toHaveLength(1);
  });

  test('finishes the goals of a week without a deadlock while a day of the player is counted', async () => {
    const { username, accessToken: bearer } = await newSession();
    const [player] = await database.query<{ id: string }>(
      `insert into week_goals (player_id, week, goals) select id, $2, '[]' from accounts where username = $1
       returning player_id as id`,
      [username, startOfWeek(Date.now() / 1000)],
    );
    const reading = await database.transaction(async (transaction) => {
      await transaction.query('insert into player_progress (player_id) values ($1)', [player!.id]);
      const read = call<Achievements>(FIRST, 'GET /shared/game/achievements', { bearer });
      await waitUntil(async () => (await database.query(WAITING_FOR_PROGRESS)).length > 0);
      await transaction.query('select 1 from week_goals where player_id = $1 for update', [player!.id]);
      // A promise as the result would be awaited inside the transaction, which the read waits for.
      return { read };
    });
    const { status, body } = await reading.read;
    expect([status, body.data.week.doneAt]).toEqual([200, expect.any(String)]);
  });

  test('[A8] ends a session in both processes immediately', async () => {
    const { email, accessToken, refreshToken } = await newSession();
    const other = (await login(SECOND, email)).body.data.accessToken;
    await call(SECOND, 'DELETE /shared/auth/sessions/current', { bearer: accessToken });
    expect(await readProfileStatus(FIRST, accessToken)).toBe(5001);
    expect((await call(FIRST, 'POST /shared/auth/refresh', { bearer: refreshToken })).status).toBe(401);
    expect(await readProfileStatus(FIRST, other)).toBe(200);
  });

  test('[C6] sets one password per reset link and ends all sessions opened with the old password', async () => {
    const { email } = await newPlayer();
    await call(FIRST, 'POST /public/reset-password/request', { body: { email } });
    const token = await waitForEmailedToken(email, '/reset-password');
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW_PASSWORD}-${index}`);
    // Logins with the old password race with the reset: each fails, or its session is revoked.
    const [resets, logins] = await Promise.all([
      callBoth(6, 'POST /public/reset-password/confirm', (index) => ({
        body: { token, password: passwords[index] },
      })),
      callBoth<Tokens>(6, 'POST /public/auth/login/credential', () => ({
        body: { email, password: PASSWORD },
      })),
    ]);
    expect([countStatus(resets, 200), countStatus(resets, 409)]).toEqual([1, 5]);
    for (const { body } of logins.filter(({ status }) => status === 200))
      expect(await readProfileStatus(FIRST, body.data.accessToken)).toBe(5001);
    const winner = passwords[resets.findIndex(({ status }) => status === 200)];
    expect((await login(SECOND, email, winner)).status).toBe(200);
  });

  test('[C9] accepts one of two concurrent password changes and ends sessions opened with the old password', async () => {
    const { email, accessToken } = await newSession();
    const [changes, logins] = await Promise.all([
      callBoth(4, 'PATCH /shared/auth/change-password', (index) => ({
        bearer: accessToken,
        body: { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD}-${index}` },
      })),
      callBoth<Tokens>(4, 'POST /public/auth/login/credential', () => ({
        body: { email, password: PASSWORD },
      })),
    ]);
    expect([countStatus(changes, 200), countStatus(changes, 422)]).toEqual([1, 3]);
    for (const { body } of logins.filter(({ status }) => status === 200))
      expect(await readProfileStatus(SECOND, body.data.accessToken)).toBe(5001);
    expect(await readProfileStatus(SECOND, accessToken)).toBe(200);
  });

  test('[C5] closes an account in both processes and restores it once', async () => {
    const { email, accessToken, refreshToken } = await newSession();
    await call(FIRST, 'POST /shared/client/close', { bearer: accessToken, body: { password: PASSWORD } });
    expect(await readProfileStatus(SECOND, accessToken)).toBe(5001);
    expect((await call(SECOND, 'POST /shared/auth/refresh', { bearer: refreshToken })).status).toBe(401);
    expect((await login(SECOND, email)).body.statusCode).toBe(5004);
    const responses = await callBoth(4, 'POST /public/auth/restore-account', () => ({
      body: { email, password: PASSWORD },
    }));
    expect(countStatus(responses, 200)).toBe(4);
    const again = (await login(FIRST, email)).body.data.accessToken;
    const events = await readEvents(again);
    expect(events.filter((kind) => kind === 'accountRestored')).toHaveLength(1);
  });

  describe('two-factor', () => {
    const generateCode = (secret: string, steps: number) =>
      generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
    const guess = (gg2FAToken: string, code: string) => (index: number) => ({
      bearer: gg2FAToken,
      body: { code },
      from: `10.4.${index}.1`,
    });

    async function newTwoFactorPlayer() {
      const { email, accessToken: bearer } = await newSession();
      const setup = await call<TwoFactorSecret>(FIRST, 'POST /auth/client/gg-2fa/setup', {
        bearer,
        body: { password: PASSWORD },
      });
      const { secret } = setup.body.data;
      const body = { code: await generateCode(secret, 0) };
      expect((await call(SECOND, 'POST /auth/client/gg-2fa/enable', { bearer, body })).status).toBe(200);
      return { email, secret, bearer, gg2FAToken: (await login(FIRST, email)).body.data.gg2FAToken };
    }

    test('[C14] counts many concurrent guesses across processes and locks the account (B02)', async () => {
      const { email, secret, bearer, gg2FAToken } = await newTwoFactorPlayer();
      const others = [await login(FIRST, email), await login(SECOND, email)];
      const tokens = [gg2FAToken, ...others.map(({ body }) => body.data.gg2FAToken)];
      const responses = await callBoth(99, 'POST /auth/client/gg-2fa/valid', (index) =>
        guess(tokens[index % tokens.length]!, '000000')(index),
      );
      // Each challenge allows five codes; the eleventh incorrect one locks the account.
      expect(countStatus(responses, 422)).toBe(10);
      expect(countStatus(responses, 401) + countStatus(responses, 429)).toBe(89);
      const correct = await call(SECOND, 'POST /auth/client/gg-2fa/valid', {
        bearer: gg2FAToken,
        body: { code: await generateCode(secret, 1) },
      });
      expect(correct.status).toBe(429);
      expect((await login(SECOND, email)).status).toBe(429);
      expect((await readEvents(bearer)).filter((kind) => kind === 'accountLocked')).toHaveLength(1);
    });

    test('[C14] accepts a code and its challenge once, in either process (B02)', async () => {
      const { email, secret, gg2FAToken } = await newTwoFactorPlayer();
      const code = await generateCode(secret, 1);
      const responses = await callBoth(8, 'POST /auth/client/gg-2fa/valid', guess(gg2FAToken, code));
      expect(countStatus(responses, 200)).toBe(1);
      const next = (await login(SECOND, email)).body.data.gg2FAToken;
      const again = guess(next, code)(0);
      expect((await call(FIRST, 'POST /auth/client/gg-2fa/valid', again)).status).toBe(422);
    });
  });

  test('delivers every email once from both processes', async () => {
    const findPendingEmails = () => database.query('select 1 from mails where due_at is not null');
    await waitUntil(async () => (await findPendingEmails()).length === 0);
    const ids = mailServer.emails.map(({ content }) => /^Message-ID: (\S+)/m.exec(content)![1]);
    const [{ count } = { count: 0n }] = await database.query<{ count: bigint }>('select count(*) from mails');
    expect([ids.length, new Set(ids).size]).toEqual([Number(count), Number(count)]);
    expect(processes.flatMap(({ lines }) => lines).filter((line) => line.includes('token='))).toEqual([]);
  });
});
