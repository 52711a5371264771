import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** Whether a login is the account's first, from a new device, or from a known one. */
export type DeviceFamiliarity = 'first' | 'new' | 'known';

/**
 * Records the device of a login by the hash of its fingerprint (see `notifyNewDevice`), and returns how familiar it was before.
 * @param login.formerHashes Under which the same device may be stored; `device` replaces them.
 */
export async function rememberDevice(
  queries: Queries,
  login: { accountId: string; device: string; formerHashes: readonly string[]; now: Date },
): Promise<DeviceFamiliarity> {
  const { accountId, device, formerHashes, now } = login;
  const hashes = [device, ...formerHashes];
  const known = await queries.query<{ device: string }>(
    'select device from known_devices where account_id = $1 order by device = any($2::text[]) desc limit 1',
    [accountId, hashes],
  );
  await queries.query(
    `with replaced as (delete from known_devices where account_id = $1 and device = any($4::text[]))
     insert into known_devices (account_id, device, seen_at) values ($1, $2, $3)
     on conflict (account_id, device) do update set seen_at = excluded.seen_at`,
    [accountId, device, now, formerHashes],
  );
  if (!known[0]) return 'first';
  return hashes.includes(known[0].device) ? 'known' : 'new';
}

/**
 * Deletes a batch of devices last seen before a time, except the latest of each account: without it, the next login from an
 * unknown device would count as the first. Returns the number deleted.
 */
export const purgeDevices = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(
    queries,
    'known_devices',
    `seen_at < $1 and exists
       (select from known_devices later where later.account_id = old.account_id and later.seen_at > old.seen_at)`,
    [before],
  );
