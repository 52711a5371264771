import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Records that a device completed a login. It is identified by its token (see `getDeviceKey`), so that lockouts can count it apart. */
export async function rememberLoginDevice(
  queries: Queries,
  { accountId, device, now }: { accountId: string; device: string; now: Date },
): Promise<void> {
  await queries.query(
    `insert into login_devices (account_id, device, seen_at) values ($1, $2, $3)
     on conflict (account_id, device) do update set seen_at = excluded.seen_at`,
    [accountId, device, now],
  );
}

/** Returns whether a device has logged in to the account of an email. Takes as long for an email without an account. */
export async function isLoginDevice(queries: Queries, emailKey: string, device: string): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from login_devices join accounts on accounts.id = account_id
     where email_key = $1 and device = $2`,
    [emailKey, device],
  );
  return rows.length === 1;
}

/** Deletes all devices of an account except the `count` that logged in most recently. */
export async function keepLatestDevices(queries: Queries, accountId: string, count: number): Promise<void> {
  await queries.query(
    `delete from login_devices where account_id = $1 and device in (
       select device from login_devices where account_id = $1 order by seen_at desc, device offset $2)`,
    [accountId, count],
  );
}

/** Removes the devices of an account except `keep`. */
export async function removeLoginDevices(
  queries: Queries,
  accountId: string,
  keep: string | null,
): Promise<void> {
  await queries.query('delete from login_devices where account_id = $1 and device is distinct from $2', [
    accountId,
    keep,
  ]);
}

/** Deletes a batch of devices that last logged in before a time. Returns the number deleted. */
export const purgeLoginDevices = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'login_devices', 'seen_at < $1', [before]);
