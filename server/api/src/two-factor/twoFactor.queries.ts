import type { Queries } from '../database/Database';

export interface TwoFactorRow {
  /** Encrypted. */
  secret: string;
  setUpAt: Date;
  enabledAt: Date | null;
}

const COLUMNS = 'secret, set_up_at as "setUpAt", enabled_at as "enabledAt"';

/** The account's second factor; undefined unless it is enabled. */
export async function findTwoFactor(queries: Queries, accountId: string): Promise<TwoFactorRow | undefined> {
  const rows = await queries.query<TwoFactorRow>(
    `select ${COLUMNS} from two_factor where account_id = $1 and enabled_at is not null`,
    [accountId],
  );
  return rows[0];
}

/** The set-up that waits for its first code, unless it began before `since`. */
export async function findTwoFactorSetup(
  queries: Queries,
  accountId: string,
  since: Date,
): Promise<TwoFactorRow | undefined> {
  const rows = await queries.query<TwoFactorRow>(
    `select ${COLUMNS} from two_factor where account_id = $1 and enabled_at is null and set_up_at > $2`,
    [accountId, since],
  );
  return rows[0];
}

/** Begins a set-up in place of one that was not finished; false when the second factor is enabled. */
export async function openTwoFactorSetup(
  queries: Queries,
  { accountId, secret, now }: { accountId: string; secret: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into two_factor (account_id, secret, set_up_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret = excluded.secret, set_up_at = excluded.set_up_at, last_step = 0
     where two_factor.enabled_at is null returning account_id`,
    [accountId, secret, now],
  );
  return rows.length === 1;
}

/** Enables the set-up with this secret and takes the step of its first code; false when it is not open any more. */
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

/** Removes the second factor with its recovery codes; false when there was none. */
export async function removeTwoFactor(queries: Queries, accountId: string): Promise<boolean> {
  await queries.query('delete from recovery_codes where account_id = $1', [accountId]);
  const rows = await queries.query('delete from two_factor where account_id = $1 returning account_id', [
    accountId,
  ]);
  return rows.length === 1;
}

/** Marks a time step of the enabled factor as used; false when it, or a later one, is used already. */
export async function consumeStep(queries: Queries, accountId: string, step: number): Promise<boolean> {
  const rows = await queries.query(
    `update two_factor set last_step = $2
     where account_id = $1 and last_step < $2 and enabled_at is not null returning account_id`,
    [accountId, step],
  );
  return rows.length === 1;
}
