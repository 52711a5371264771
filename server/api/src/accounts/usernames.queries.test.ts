import { isBlocking } from '../../test/isBlocking';
import { newMigratedDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Database, Transaction } from '../database/Database';
import { toSkeleton } from './toSkeleton';
import { claimUsername } from './usernames.queries';

const NOW = new Date('2026-01-01T00:00:00Z');
const TOMORROW = new Date('2026-01-02T00:00:00Z');

const claim = (transaction: Transaction, usernameKey: string, now = NOW) =>
  claimUsername(transaction, {
    usernameKey,
    emailKey: `${usernameKey}@example.com`,
    now,
    heldUntil: TOMORROW,
  });

describe('usernames that look like others', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
  });
  afterAll(() => database.close());

  const claimNow = (name: string, now = NOW) =>
    database.transaction((transaction) => claim(transaction, name, now));

  test('are free again when the reservation of a sign-up has expired', async () => {
    expect([await claimNow('barn_owl'), await claimNow('bam0wl')]).toEqual([true, false]);
    expect(await claimNow('bam0wl', TOMORROW)).toBe(true);
  });

  test('have the same skeleton in SQL and in TypeScript', async () => {
    const names = [
      '_5vv1m_rnode_0i',
      'rrnvvv',
      'v_v',
      'r_n',
      'ill1l_oo0',
      '___',
      'abcdefghjkmnpqtuxyz',
      '2346789',
    ];
    await database.query(
      "insert into usernames (username_key, email_key) select unnest($1::text[]), 'skeletons'",
      [names],
    );
    const rows = await database.query<{ name: string; skeleton: string }>(
      "select username_key as name, skeleton from usernames where email_key = 'skeletons'",
    );
    expect(rows).toHaveLength(names.length);
    expect(rows).toEqual(rows.map(({ name }) => ({ name, skeleton: toSkeleton(name) })));
  });

  test('can coexist on older accounts, and then reserve their skeleton permanently', async () => {
    await database.query(
      "insert into usernames (username_key, email_key) values ('twin_one', ''), ('tvvin_one', '')",
    );
    expect(await claimNow('tw1n_0ne', TOMORROW)).toBe(false);
  });
});

describe('two look-alikes that are claimed concurrently', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
  });
  afterAll(() => database.close());

  test('are reserved for one claim only', async () => {
    let second: Promise<boolean> | undefined;
    let isSettled = false;
    const first = await database.transaction(async (transaction) => {
      const isFree = await claim(transaction, 'ada_lovelace');
      second = database.transaction((other) => claim(other, 'ada_l0velace'));
      void second.finally(() => (isSettled = true));
      await waitUntil(async () => isSettled || isBlocking(transaction));
      return isFree;
    });
    expect([first, await second]).toEqual([true, false]);
  });
});
