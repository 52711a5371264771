import type { Queries } from '../database/Database';

export interface TwoFactorRow {
  accountId: string;
  /** Encrypted. */
  secret: string;
  /** Encrypted salt of the recovery codes. */
  recoverySalt: string;
  /** Start of the setup. */
  setUpAt: Date;
  enabledAt: Date | null;
  /** Time step of the last code that was used; codes of this step and of earlier ones are used up. */
  lastStep: number;
}

const COLUMNS = `account_id as "accountId", secret, recovery_salt as "recoverySalt", set_up_at as "setUpAt",
  enabled_at as "enabledAt", last_step::float8 as "lastStep"`;

/** Returns the account's second factor; undefined unless it is enabled. */
export async function findTwoFactor(queries: Queries, accountId: string): Promise<TwoFactorRow | undefined> {
  const rows = await queries.query<TwoFactorRow>(
    `select ${COLUMNS} from two_factor where account_id = $1 and enabled_at is not null`,
    [accountId],
  );
  return rows[0];
}

/** Returns the pending setup if it was started after a time. */
export async function findTwoFactorSetup(
  queries: Queries,
  accountId: string,
  startedAfter: Date,
): Promise<TwoFactorRow | undefined> {
  const rows = await queries.query<TwoFactorRow>(
    `select ${COLUMNS} from two_factor where account_id = $1 and enabled_at is null and set_up_at > $2`,
    [accountId, startedAfter],
  );
  return rows[0];
}

/** Starts a setup, replacing a pending one. Returns false when the second factor is enabled. */
export async function openTwoFactorSetup(
  queries: Queries,
  {
    accountId,
    secret,
    recoverySalt,
    now,
  }: Pick<TwoFactorRow, 'accountId' | 'secret' | 'recoverySalt'> & { now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into two_factor (account_id, secret, recovery_salt, set_up_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set secret = excluded.secret, recovery_salt = excluded.recovery_salt,
       set_up_at = excluded.set_up_at, last_step = 0
     where two_factor.enabled_at is null returning account_id`,
    [accountId, secret, recoverySalt, now],
  );
  return rows.length === 1;
}

/**
 * Enables the pending setup with this secret and marks the time step of its first code as used. Returns false when it
 * is no longer pending.
 */
export async function completeTwoFactorSetup(
  queries: Queries,
  { accountId, secret, step, now }: { accountId: string; secret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `update two_factor set enabled_at = $4, last_step = $3
     where account_id = $1 and secret = $2 and enabled_at is null returning account_id`,
    [accountId, secret, step, now],
  );
  return rows.length === 1;
}

/** Deletes the second factor with its recovery codes. Returns false when there was none. */
export async function removeTwoFactor(queries: Queries, accountId: string): Promise<boolean> {
  await queries.query('delete from recovery_codes where account_id = $1', [accountId]);
  const rows = await queries.query('delete from two_factor where account_id = $1 returning account_id', [
    accountId,
  ]);
  return rows.length === 1;
}

/** Marks a time step of the second factor as used. Returns false when it or a later one is already used. */
export async function consumeTimeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const rows = await queries.query(
    `update two_factor set last_step = $2
     where account_id = $1 and last_step < $2 and enabled_at is not null returning account_id`,
    [accountId, step],
  );
  return rows.length === 1;
}
