import { randomUUID } from 'node:crypto';
import { isBlocking } from '../../test/isBlocking';
import { newMigratedDatabase } from '../../test/newDatabase';
import { waitUntil } from '../../test/waitUntil';
import type { Database } from '../database/Database';
import { addAccount, lockAccount } from './accounts.queries';
import { addSecurityEvent } from '../security-log/securityEvents.queries';

describe('a locked account', () => {
  let database: Database;
  const now = new Date('2026-01-01T00:00:00Z');
  const id = randomUUID();

  beforeAll(async () => {
    database = await newMigratedDatabase();
    await addAccount(database, {
      id,
      username: 'ada',
      usernameKey: 'ada',
      email: 'ada@example.com',
      emailKey: 'ada@example.com',
      passwordHash: 'none',
      referralCode: 'ADA',
      referrerId: null,
      createdAt: now,
    });
  });
  afterAll(() => database.close());

  test('blocks other transactions that try to lock it', async () => {
    let hasOtherLocked = false;
    let other: Promise<void> | undefined;
    await database.transaction(async (queries) => {
      await lockAccount(queries, id);
      other = database.transaction(async (theirs) => {
        await lockAccount(theirs, id);
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
