import { findOutcome } from '../test/findOutcome';
import { isBlocking } from '../test/isBlocking';
import { openTestApi } from '../test/openTestApi';
import { newForm, newPlayer, newSession, readAccountId, signUp } from '../test/players';
import { waitUntil } from '../test/waitUntil';
import { lockErasableAccounts } from './account-closure/erasure.queries';
import { releaseUsernames } from './accounts/usernames.queries';
import { advanceAchievements } from './achievements/advanceAchievements';
import type { Context } from './Context';
import { lockOldCiphertexts } from './cryptography/encryptedColumns.queries';
import { lockMasterKeys } from './cryptography/masterKeys.queries';
import { lockPlainSigningSecret } from './cryptography/secrets.queries';
import type { Queries, Transaction } from './database/Database';
import { tryAdvisoryLock } from './database/tryAdvisoryLock';
import { seedPool } from './exchange/seedPool';
import { sendBatteryAlerts } from './game-alerts/sendBatteryAlerts';
import { GAME_PROFILES } from './gameProfiles';
import { lockPlaintextDetails, lockPlaintextFiles } from './kyc/plaintextKyc.queries';
import { refreshLeaderboards } from './leaderboards/refreshLeaderboards';
import { lockAccounts } from './ledger/ledger.queries';
import { claimDueEmails } from './mail/emails.queries';
import { lockPlaintextEmails } from './mail/plaintextEmails.queries';
import { settleDueBlocks } from './mining/blocks/settleDueBlocks';
import { lockGame } from './mining/clock/gameState.queries';
import { beginMiningTransaction } from './mining/nodes/beginMiningTransaction';
import { lockMiner } from './mining/nodes/miners.queries';
import { lockNodes } from './mining/nodes/nodes.queries';
import { payDueDays } from './mining/payouts/payDueDays';
import { lockBuilds } from './releases/builds/builds.queries';
import { lockChannel } from './releases/registry/registry.queries';
import { purgeExpired } from './retention/purgeExpired';
import { lockRefreshToken } from './sessions/refreshTokens.queries';
import { lockActivationToken } from './sign-up/activationTokens.queries';
import { lockSignUp } from './sign-up/signUps.queries';
import { lockPendingTopUp } from './top-up/topUps.queries';
import { lockScan } from './top-up/topUpScans.queries';
import { lockLegacyFactors } from './two-factor/legacyFactors.queries';

const SCAN = { chainId: 56, token: '0xa' };

/** Rows that older versions wrote, which today's constraints and triggers refuse. */
const OLD_ROWS = `set local session_replication_role = replica;
  insert into secrets (name, value) values ('signing', 'plain');
  insert into kyc (account_id, details) select id, '{}' from accounts limit 1;
  insert into kyc_files (account_id, kind, bytes, uploaded_at) select account_id, 'selfie', '\\xff', now() from kyc;
  insert into two_factor (account_id, secret, set_up_at) select id, 'old.secret', now() from accounts limit 1;
  insert into mails (recipient, subject, body, link, created_at, due_at)
    values ('ada@example.com', '', 'plain', '', now(), '2026-01-01')`;

const OTHER_ROWS = `
  insert into release_channels (name, revision) values ('live', 1) on conflict do nothing;
  insert into top_up_scans (chain_id, token, scanned_until, scanned_hash, head, polled_at)
    values (56, '0xa', 1, '0x1', 1, now());
  insert into top_up_addresses (address, account_id, key_id, position, created_at)
    select '0xb', id, 'key', 0, now() from accounts limit 1;
  insert into top_ups (chain_id, token, tx_hash, log_index, block_number, block_hash, address, account_id, value, amount, seen_at)
    select 56, '0xa', '0x2', 0, 1, '0x1', address, account_id, 1, 1, now() from top_up_addresses`;

describe('locks between processes', () => {
  const api = openTestApi();
  let playerId: string;

  const readOne = async <Value>(select: string): Promise<Value> =>
    (await api.database.query<{ value: Value }>(select))[0]!.value;

  beforeAll(async () => {
    const { username } = await newSession(api);
    await signUp(api, newForm());
    playerId = await readAccountId(api, username);
    // In a transaction, because its setting must not outlive it.
    await api.database.transaction((transaction) => transaction.script(OLD_ROWS));
    await api.database.script(OTHER_ROWS);
  });

  /** Returns what happens to `work` while another transaction holds the lock. */
  const meet = (
    hold: (queries: Transaction) => Promise<unknown>,
    work: (context: Context) => Promise<unknown>,
  ) => findOutcome(api.database, hold, () => work(api.context));

  test.each<[string, (queries: Queries) => Promise<unknown>]>([
    [
      'the ledger accounts of an entry',
      (queries) => lockAccounts(queries, { tokens: ['USDT'], players: [], systems: ['pool'] }),
    ],
    ['the game, to settle blocks', (queries) => lockGame(queries, 'exclusive')],
    ['a miner', (queries) => lockMiner(queries, playerId)],
    ['the nodes of a player', (queries) => lockNodes(queries, { playerId, since: 0 })],
    ['a channel of releases', (queries) => lockChannel(queries, 'live')],
    ['the builds of a name', async (queries) => ({ lock: await lockBuilds(queries, 'market') })],
    ['the list of master keys', lockMasterKeys],
    ['the plain signing secret', lockPlainSigningSecret],
    ['the second factors of older versions', lockLegacyFactors],
    ['the scan of a token', (queries) => lockScan(queries, SCAN)],
    [
      'a pending top-up',
      async (queries) =>
        lockPendingTopUp(queries, { id: await readOne('select id as value from top_ups'), blockHash: '0x1' }),
    ],
    [
      'a sign-up',
      async (queries) => lockSignUp(queries, await readOne('select id as value from sign_ups limit 1')),
    ],
    [
      'an activation link',
      async (queries) =>
        lockActivationToken(queries, await readOne('select hash as value from activation_tokens limit 1')),
    ],
    [
      'a refresh token',
      async (queries) =>
        lockRefreshToken(queries, await readOne('select hash as value from refresh_tokens limit 1')),
    ],
  ])('hold back a second transaction that locks %s', async (_name, lock) => {
    expect(await api.database.transaction(lock)).not.toBeUndefined();
    expect(await meet(lock, ({ database }) => database.transaction(lock))).toBe('waited');
  });

  test('hold back the revocation of a session whose token is being refreshed', async () => {
    const hash = await readOne<string>('select hash as value from refresh_tokens limit 1');
    const revoke = () => api.database.query('update sessions set revoked_at = revoked_at');
    expect(await meet((queries) => lockRefreshToken(queries, hash), revoke)).toBe('waited');
  });

  test('hold back blocks and payouts while a player changes nodes, and the other way round', async () => {
    const changeNodes = (context: Context) =>
      context.database.transaction((transaction) => beginMiningTransaction(context, transaction, playerId));
    for (const work of [settleDueBlocks, payDueDays])
      expect(await meet((queries) => lockGame(queries, 'shared'), work)).toBe('waited');
    expect(await meet((queries) => lockGame(queries, 'exclusive'), changeNodes)).toBe('waited');
    expect(await meet((queries) => lockGame(queries, 'shared'), changeNodes)).toBe('ended');
  });

  test('of ledger accounts are taken in order of ID, whatever order the rows are stored in', async () => {
    const addPlayer = async () => readAccountId(api, (await newPlayer(api)).username);
    // Stores the rows in order of the players' IDs, and not of their own.
    let first = await addPlayer();
    let second = await addPlayer();
    while (first < second) [first, second] = [second, await addPlayer()];
    const players = [first, second];
    await api.database.script('cluster ledger_accounts using ledger_accounts_player_id_token_key');
    const ids = await api.database.query<{ id: bigint }>(
      `select id from ledger_accounts where token = 'USDT' and player_id = any($1::uuid[]) order by id`,
      [players],
    );
    const lockRow = (queries: Queries, id: bigint, mode = '') =>
      queries.query(`select 1 from ledger_accounts where id = $1 for update ${mode}`, [id]);
    const [lower, higher] = ids.map(({ id }) => id) as [bigint, bigint];
    const lockBoth = () =>
      api.database.transaction((queries) =>
        lockAccounts(queries, { tokens: ['USDT'], players, systems: [] }),
      );
    let working: Promise<unknown> | undefined;
    await api.database.transaction(async (transaction) => {
      await lockRow(transaction, lower);
      working = lockBoth();
      await waitUntil(() => isBlocking(transaction));
      await expect(lockRow(transaction, higher, 'nowait')).resolves.toHaveLength(1);
    });
    await working;
  });

  test('let the pool be seeded once, also by processes that start at the same time', async () => {
    const readPool = () =>
      api.database.query(
        `select token, balance from ledger_accounts where system_name = 'pool' order by token`,
      );
    const before = await readPool();
    const seed = (context: Context) => seedPool(context, GAME_PROFILES.standard);
    const lockPool = (queries: Queries) =>
      lockAccounts(queries, { tokens: ['ORE', 'USDT'], players: [], systems: ['mint'] });
    expect(await meet(lockPool, seed)).toBe('waited');
    expect(await readPool()).toEqual(before);
  });

  test.each<[string, (queries: Queries) => Promise<unknown[]>]>([
    [
      'closed accounts to erase',
      async (queries) => {
        await api.database.query(`update accounts set closed_at = '2025-01-01' where closed_at is null`);
        return lockErasableAccounts(queries, { closedBefore: new Date(), now: new Date(), count: 9 });
      },
    ],
    [
      'ciphertexts to encrypt again',
      (queries) => {
        const column = {
          table: 'two_factor',
          column: 'secret',
          purpose: 'emails',
          row: 'account_id::text',
        } as const;
        return lockOldCiphertexts(queries, column, ['old']);
      },
    ],
    ['plaintext files', lockPlaintextFiles],
    ['plaintext details', lockPlaintextDetails],
    ['plaintext emails', lockPlaintextEmails],
    [
      'emails to send',
      (queries) => claimDueEmails(queries, { now: new Date(), leaseEndsAt: new Date(), count: 9 }),
    ],
  ])('let a second process skip %s that the first one has locked', async (_name, claim) => {
    let first: unknown[] = [];
    let second: unknown[] = [];
    const outcome = await meet(
      async (queries) => (first = await claim(queries)),
      async () => (second = await api.database.transaction(claim)),
    );
    expect(outcome).toBe('ended');
    expect(first).not.toEqual([]);
    expect(second).toEqual([]);
  });

  test('let a purge skip rows that a request has locked', async () => {
    const held = (queries: Queries) =>
      queries.query('select 1 from usernames where account_id is null for update');
    expect(await held(api.database)).not.toEqual([]);
    const release = () => releaseUsernames(api.database, new Date('2100-01-01'));
    expect(await meet(held, release)).toBe('ended');
    expect(await release()).toBeGreaterThan(0);
  });

  test.each([
    ['achievements', advanceAchievements],
    ['alerts', sendBatteryAlerts],
    ['leaderboards', refreshLeaderboards],
    ['purge', purgeExpired],
  ] as const)('leave the work to the process that has the lock: %s', async (lock, work) => {
    const statements: string[] = [];
    const { database } = api.context;
    const transaction: Context['database']['transaction'] = (run) =>
      database.transaction((inner) =>
        run({
          ...inner,
          query: (sql, parameters) => {
            statements.push(sql);
            return inner.query(sql, parameters);
          },
        }),
      );
    await meet(
      (queries) => tryAdvisoryLock(queries, lock),
      (context) => work({ ...context, database: { ...database, transaction } }),
    );
    expect(statements).not.toEqual([]);
    expect(new Set(statements)).toEqual(new Set(['select pg_try_advisory_xact_lock($1) as "isAcquired"']));
  });
});
