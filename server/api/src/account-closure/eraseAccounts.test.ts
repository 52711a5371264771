import type { Profile, Transactions } from '@hashgrid/contracts';
import { expectBalancedLedger } from '../../test/expectBalancedLedger';
import { openTestApi, PASSWORD } from '../../test/openTestApi';
import { login, newForm, newPlayer, newSession, readAccountId, signUp } from '../../test/players';
import { sampleKycDetails } from '../../test/sampleKycDetails';
import { encryptKycDetails, encryptKycFile } from '../kyc/encryptKyc';
import { replaceKycFile } from '../kyc/kycFiles.queries';
import { purgeExpired } from '../retention/purgeExpired';
import { DELETIONS } from './erasure.queries';

const DAY = 24 * 60 * 60;
const IP_ADDRESS = '203.0.113.77';

describe('an account that stays closed', () => {
  const api = openTestApi();
  /** Lets a number of days pass, and purges what has expired by then. */
  const advanceAndPurge = async (days: number) => {
    api.advanceClock(days * DAY);
    await purgeExpired(api.context);
  };
  const close = (bearer: string) =>
    api.call('POST /shared/client/close', { bearer, body: { password: PASSWORD } });
  const restore = (email: string) =>
    api.call('POST /public/auth/restore-account', { body: { email, password: PASSWORD } });
  const pay = (bearer: string, recipient: string) =>
    api.call('POST /auth/transaction/transfer', {
      bearer,
      headers: { 'idempotency-key': `key-to-${recipient}` },
      body: { recipient, token: 'USDT', amount: '1' },
    });
  const readAccount = async (id: string) =>
    (
      await api.database.query<{ username: string; erased: boolean }>(
        'select username, erased_at is not null as erased from accounts where id = $1',
        [id],
      )
    )[0]!;
  const listTables = async () =>
    (
      await api.database.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = current_schema()`,
      )
    ).map(({ name }) => name);
  /** Returns the tables in which a text occurs. */
  async function findText(text: string): Promise<string[]> {
    const matching: string[] = [];
    for (const table of await listTables()) {
      const rows = await api.database.query(
        `select 1 from ${table} as cells where strpos(lower(cells::text), $1) > 0 limit 1`,
        [text.toLowerCase()],
      );
      if (rows.length > 0) matching.push(table);
    }
    return matching.sort();
  }

  /**
   * Creates a player with personal data in many tables and a friend, lets the two pay each other, and closes
   * the player's account.
   */
  async function newPlayerWithTraces() {
    const friend = await newSession(api);
    const { referralCode } = (
      await api.call<Profile>('GET /shared/client/profile', { bearer: friend.accessToken })
    ).body.data;
    const username = `Eve_${api.log.length}`;
    const player = await newPlayer(api, { username, referralCode });
    const bearer = (await login(api, player.email, PASSWORD, IP_ADDRESS)).body.data.accessToken;
    const id = await readAccountId(api, username);
    await api.call('PUT /shared/client/preferences', {
      bearer,
      body: { language: 'en-US', emails: { newLogin: true, payments: true } },
    });
    await api.database.query("update accounts set name = 'Evelyn Trace', country = 'JP' where id = $1", [id]);
    await api.database.query("update nodes set name = 'Evelyn''s node' where player_id = $1", [id]);
    await api.database.query(
      "insert into kyc (account_id, status, submitted_at, encrypted_details) values ($1, 'submitted', now(), $2)",
      [id, encryptKycDetails(api.context, id, sampleKycDetails)],
    );
    const kycFile = { accountId: id, kind: 'selfie' } as const;
    const encrypted = encryptKycFile(api.context, kycFile, new Uint8Array(1));
    await replaceKycFile(api.database, { ...kycFile, ...encrypted, now: api.context.now() });
    await api.call('POST /public/reset-password/request', { body: { email: player.email } });
    expect((await pay(bearer, friend.username)).status).toBe(200);
    expect((await pay(friend.accessToken, username)).status).toBe(200);
    expect((await close(bearer)).status).toBe(200);
    return { id, username, email: player.email, friend };
  }

  test('can be restored for thirty days, and is erased after that', async () => {
    const { id, email } = await newPlayerWithTraces();
    await advanceAndPurge(29.9);
    expect((await readAccount(id)).erased).toBe(false);
    expect((await restore(email)).status).toBe(200);
    const bearer = (await login(api, email)).body.data.accessToken;
    await close(bearer);
    await advanceAndPurge(29.9);
    expect((await readAccount(id)).erased).toBe(false);
    await advanceAndPurge(0.2);
    expect((await readAccount(id)).erased).toBe(true);
    expect((await restore(email)).status).toBe(401);
    expect((await login(api, email)).status).toBe(401);
  });

  test('leaves no personal data behind but a reserved username', async () => {
    const { id, email, username } = await newPlayerWithTraces();
    const findKyc = () => api.database.query('select 1 from kyc where account_id = $1', [id]);
    expect(await findKyc()).toHaveLength(1);
    for (const text of [email, username, 'Evelyn', IP_ADDRESS]) expect(await findText(text)).not.toEqual([]);
    await advanceAndPurge(31);
    for (const text of [email, 'Evelyn', IP_ADDRESS]) expect(await findText(text)).toEqual([]);
    expect(await findKyc()).toEqual([]);
    expect(await findText(username)).toEqual(['usernames']);
  });

  test('keeps neither password nor rights, and none of the settings', async () => {
    const { id } = await newPlayerWithTraces();
    await api.database.query(
      "update accounts set is_staff = true, leaderboard = 'named', sends_paused_until = now() where id = $1",
      [id],
    );
    await advanceAndPurge(31);
    const kept = await api.database.query(
      `select password_hash as password, is_staff as "isStaff", preferences, name, country, leaderboard,
         sends_paused_until as "sendsPausedUntil" from accounts where id = $1`,
      [id],
    );
    expect(kept).toEqual([
      {
        password: '',
        isStaff: false,
        preferences: null,
        name: null,
        country: null,
        leaderboard: 'hidden',
        sendsPausedUntil: null,
      },
    ]);
  });

  test('leaves no personal data of a later sign-up with its email, whose username is free again', async () => {
    const { email } = await newPlayerWithTraces();
    await advanceAndPurge(29);
    const form = { ...newForm(), email };
    expect((await signUp(api, form)).status).toBe(200);
    await advanceAndPurge(2);
    expect(await findText(email)).toEqual([]);
    expect((await signUp(api, { ...newForm(), username: form.username })).status).toBe(200);
  });

  test('leaves no email to another spelling of its email', async () => {
    const { email } = await newPlayerWithTraces();
    const fullWidth = email.replace('e', '\uff45');
    await advanceAndPurge(29);
    expect((await signUp(api, { ...newForm(), email: fullWidth })).status).toBe(200);
    expect(await findText(fullWidth)).toContain('sign_ups');
    await advanceAndPurge(2);
    expect(await findText(fullWidth)).toEqual([]);
  });

  test('keeps its entries in the ledger and in the histories of others, under a pseudonym', async () => {
    const { id, friend } = await newPlayerWithTraces();
    const readHistory = async () => {
      const bearer = (await login(api, friend.email)).body.data.accessToken;
      return (await api.call<Transactions>('GET /auth/transaction', { bearer })).body.data.items;
    };
    const before = await readHistory();
    await advanceAndPurge(31);
    const { username } = await readAccount(id);
    expect(username).toMatch(/^deleted_[0-9a-f]{12}$/);
    const after = (await readHistory()).filter(({ id: entry }) => before.some((item) => item.id === entry));
    expect(after.map(({ amount, kind }) => [amount, kind])).toEqual(
      before.map(({ amount, kind }) => [amount, kind]),
    );
    expect(after.filter(({ counterparty }) => counterparty === username)).toHaveLength(2);
    await expectBalancedLedger(api.database);
  });

  test('frees its email, and never its username', async () => {
    const { id, email, username } = await newPlayerWithTraces();
    await advanceAndPurge(31);
    const signUpAgain = await signUp(api, { ...newForm(), username: username.toUpperCase(), email });
    expect(signUpAgain.body.errors).toHaveProperty('username');
    await advanceAndPurge(3650);
    expect((await signUp(api, { ...newForm(), username, email })).status).toBe(422);
    const similarForm = { ...newForm(), username: `${username}_` };
    expect((await signUp(api, similarForm)).body.errors).toEqual({ username: ['That username is taken.'] });
    const pseudonym = (await readAccount(id)).username;
    expect((await signUp(api, { ...newForm(), username: pseudonym })).status).toBe(422);
    await newPlayer(api, { email });
    expect((await api.readEmailSubjects(email))[0]).toBe('Activate your account');
    expect((await login(api, email)).status).toBe(200);
  });

  test('can be neither paid nor logged in to', async () => {
    const { id, friend } = await newPlayerWithTraces();
    await advanceAndPurge(31);
    const bearer = (await login(api, friend.email)).body.data.accessToken;
    const { username } = await readAccount(id);
    expect((await pay(bearer, username)).body.errors).toHaveProperty('recipient');
    for (const email of ['', `erased:${id}`, username])
      expect((await login(api, email)).status).not.toBe(200);
    expect((await login(api, `erased:${id}`)).status).toBe(401);
  });

  test('is erased only after `kept_until` if it was closed before erasure existed', async () => {
    const { id } = await newPlayerWithTraces();
    const until = new Date(api.context.now().getTime() + 60 * DAY * 1000);
    await api.database.query('update accounts set kept_until = $2 where id = $1', [id, until]);
    await advanceAndPurge(59);
    expect((await readAccount(id)).erased).toBe(false);
    await advanceAndPurge(2);
    expect((await readAccount(id)).erased).toBe(true);
  });

  test('is erased in batches, while open accounts remain', async () => {
    const open = await newPlayer(api);
    for (let count = 0; count < 25; count += 1) await close((await newSession(api)).accessToken);
    await advanceAndPurge(31);
    const [remaining] = await api.database.query<{ count: number }>(
      'select count(*)::integer as count from accounts where closed_at is not null and erased_at is null',
    );
    expect(remaining!.count).toBe(0);
    expect((await login(api, open.email)).status).toBe(200);
  });

  test('has its rows in every table that refers to accounts either erased or kept on purpose', async () => {
    const references = await api.database.query<{ table: string }>(
      `select distinct class.relname as table from pg_constraint con join pg_class class on class.oid = con.conrelid
       where con.contype = 'f' and con.confrelid = any($1::regclass[])`,
      [['accounts', 'kyc', 'miners', 'sessions', 'sign_ups']],
    );
    const erased = ['activation_tokens', 'sign_ups', ...DELETIONS.map((deletion) => deletion.split(' ')[0])];
    /** Under the pseudonym, for the ledger and the histories of others. */
    const kept = [
      'accounts',
      'blocks',
      'ledger_accounts',
      'miners',
      'network_totals',
      'nodes',
      'payouts',
      'power_changes',
      'share_buckets',
      'top_up_addresses',
      'top_ups',
      'usernames',
    ];
    const tables = references.map(({ table }) => table).sort();
    expect(tables).toContain('known_devices');
    expect(tables.filter((table) => !erased.includes(table) && !kept.includes(table))).toEqual([]);
  });
});
