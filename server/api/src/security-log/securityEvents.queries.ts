import { SECURITY_EVENTS, type SecurityEventKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface NewSecurityEvent {
  /** Null for a failed login without an account. */
  accountId: string | null;
  kind: SecurityEventKind;
  /** The `User-Agent`. */
  device: string;
  ipAddress: string;
  createdAt: Date;
}

export interface SecurityEventRow extends NewSecurityEvent {
  id: bigint;
}

/** Kinds that are stored under their legacy names, which older rows and older servers use. */
const STORED_KINDS: { readonly [Kind in SecurityEventKind]?: string } = {
  loggedIn: 'signedIn',
  loginFailed: 'signInFailed',
  loggedOut: 'signedOut',
  recoveryCodesCreated: 'recoveryCodesMade',
};
const KIND_BY_STORED_NAME = new Map(
  SECURITY_EVENTS.map((kind) => [STORED_KINDS[kind] ?? kind, kind] as const),
);

/** Adds an event, unless its account has been erased meanwhile: the event would outlive the account's data. */
export async function addSecurityEvent(queries: Queries, event: NewSecurityEvent): Promise<void> {
  await queries.query(
    `with owner as (select id from accounts where id = $1 and erased_at is null for key share)
     insert into security_events (account_id, kind, device, address, created_at)
     select $1, $2, $3, $4, $5 where $1::uuid is null or exists (select 1 from owner)`,
    [event.accountId, STORED_KINDS[event.kind] ?? event.kind, event.device, event.ipAddress, event.createdAt],
  );
}

/** Returns the newest events of an account, of those with IDs below `before` unless it is null. Every page costs the same. */
export async function listSecurityEvents(
  queries: Queries,
  page: { accountId: string; before: bigint | null; count: number },
): Promise<SecurityEventRow[]> {
  const rows = await queries.query<SecurityEventRow>(
    `select id, account_id as "accountId", kind, device, address as "ipAddress", created_at as "createdAt"
     from security_events
     where account_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [page.accountId, page.before, page.count],
  );
  return rows.map((row) => ({ ...row, kind: KIND_BY_STORED_NAME.get(row.kind) ?? row.kind }));
}

/** Returns whether an account has an event of a kind since a time. */
export async function hasSecurityEvent(
  queries: Queries,
  { accountId, kind, since }: { accountId: string; kind: SecurityEventKind; since: Date },
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from security_events where account_id = $1 and kind = $2 and created_at >= $3 limit 1',
    [accountId, STORED_KINDS[kind] ?? kind, since],
  );
  return rows.length > 0;
}

/**
 * Deletes a batch of events older than `before`, and of those without an account older than `withoutAccountBefore`. Returns the
 * number deleted.
 */
export const purgeSecurityEvents = (
  queries: Queries,
  { before, withoutAccountBefore }: { before: Date; withoutAccountBefore: Date },
): Promise<number> =>
  deleteBatch(queries, 'security_events', 'created_at < $1 or (account_id is null and created_at < $2)', [
    before,
    withoutAccountBefore,
  ]);
