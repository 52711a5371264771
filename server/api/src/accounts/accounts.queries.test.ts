import { randomUUID } from 'node:crypto';
import { isBlocking } from '../../test/isBlocking';
import { newMigratedDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Database } from '../database/Database';
import { addAccount, findAccount, lockAccount, pauseSends } from './accounts.queries';
import { addSecurityEvent } from '../security-log/securityEvents.queries';

const now = new Date('2026-01-01T00:00:00Z');

/** Returns an account whose email and referral code are derived from its username. */
const newAccount = (username: string) => ({
  id: randomUUID(),
  username,
  usernameKey: username,
  email: `${username}@example.com`,
  emailKey: `${username}@example.com`,
  passwordHash: 'none',
  referralCode: username.toUpperCase(),
  referrerId: null,
  createdAt: now,
});

describe('a new account', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
    await addAccount(database, newAccount('bob'));
  });
  afterAll(() => database.close());

  test('is not added when its email is in use', async () => {
    expect(await addAccount(database, { ...newAccount('eve'), emailKey: 'bob@example.com' })).toBe(false);
  });

  test('causes an error when only its referral code is in use, instead of counting as an existing account', async () => {
    await expect(addAccount(database, { ...newAccount('eve'), referralCode: 'BOB' })).rejects.toThrow(
      'accounts_referral_code_key',
    );
  });
});

describe('a locked account', () => {
  let database: Database;
  const account = newAccount('ada');
  const { id } = account;

  beforeAll(async () => {
    database = await newMigratedDatabase();
    await addAccount(database, account);
  });
  afterAll(() => database.close());

  test('blocks other transactions that try to lock it', async () => {
    let hasOtherLocked = false;
    let other: Promise<void> | undefined;
    await database.transaction(async (queries) => {
      await lockAccount(queries, id);
      other = database.transaction(async (otherQueries) => {
        await lockAccount(otherQueries, id);
        hasOtherLocked = true;
      });
      await waitUntil(async () => hasOtherLocked || isBlocking(queries));
      expect(hasOtherLocked).toBe(false);
    });
    await other;
    expect(hasOtherLocked).toBe(true);
  });

  test('accepts security events, so that logging out during a password change does not deadlock', async () => {
    const event = {
      accountId: id,
      kind: 'loggedOut',
      device: '',
      ipAddress: '10.0.0.1',
      createdAt: now,
    } as const;
    await database.transaction(async (queries) => {
      await lockAccount(queries, id);
      // A stronger lock would make this insert wait for the end of the transaction, which waits for the insert.
      await addSecurityEvent(database, event);
    });
    expect(await database.query('select 1 from security_events where account_id = $1', [id])).toHaveLength(1);
  });
});

describe('a pause of sending', () => {
  let database: Database;
  beforeAll(async () => {
    database = await newMigratedDatabase();
  });
  afterAll(() => database.close());

  test('is never shortened', async () => {
    const account = newAccount('cyd');
    await addAccount(database, account);
    const later = new Date('2026-01-02T00:00:00Z');
    await pauseSends(database, account.id, later);
    await pauseSends(database, account.id, now);
    expect((await findAccount(database, account.id))?.sendsPausedUntil).toEqual(later);
  });
});
