import type { Notification, NotificationKind } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';
import { getFirstRow } from '../database/getFirstRow';

export interface NewNotification {
  accountId: string;
  kind: NotificationKind;
  /** Identifies the event: a player gets one notification per reference. */
  reference: string;
  /** Never a secret, an IP address or the full name of another player. */
  data: Notification['data'];
}

/** Data of the kind `news`: texts by locale, with English among them. */
export interface StoredNews {
  texts: Record<string, { title: string; text: string }>;
}

export interface NotificationRow {
  id: bigint;
  kind: string;
  data: Notification['data'] | StoredNews;
  createdAt: Date;
  isRead: boolean;
}

/** Returns SQL for whether a row of `accounts` has a kind turned on. */
const buildIsTurnedOnSql = (accounts: string, kind: string) =>
  `coalesce((${accounts}.preferences->'notifications'->>${kind})::boolean, true)`;

/**
 * Adds notifications for open accounts, and returns the IDs of the accounts that did not have theirs yet. A
 * player who turned the kind off gets a row that isn't listed.
 */
export async function addNotifications(
  queries: Queries,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  const rows = await queries.query<{ accountId: string }>(
    `insert into notifications (account_id, kind, reference, data, is_listed, created_at)
     select accounts.id, kind, reference, data, ${buildIsTurnedOnSql('accounts', 'kind')}, $5
     from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) as added (account_id, kind, reference, data)
     join accounts on accounts.id = account_id and closed_at is null
     on conflict do nothing returning account_id as "accountId"`,
    [
      notifications.map(({ accountId }) => accountId),
      notifications.map(({ kind }) => kind),
      notifications.map(({ reference }) => reference),
      notifications.map(({ data }) => JSON.stringify(data)),
      now,
    ],
  );
  return rows.map(({ accountId }) => accountId);
}

/** Adds a notification for everybody until it expires; does nothing if there is one with this reference. */
export async function addNotificationForAll(
  queries: Queries,
  {
    kind,
    reference,
    data,
    createdAt,
    expiresAt,
  }: Omit<NewNotification, 'accountId'> & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await queries.query(
    `insert into notifications (kind, reference, data, created_at, expires_at) values ($1, $2, $3::jsonb, $4, $5)
     on conflict do nothing`,
    [kind, reference, JSON.stringify(data), createdAt, expiresAt],
  );
}

/** Returns SQL for the rows for everybody that a row of `accounts` sees at `now`. */
const buildVisibleToAllSql = (accounts: string, now: string) =>
  `account_id is null and expires_at > ${now} and ${buildIsTurnedOnSql(accounts, 'kind')}`;

/**
 * Returns a player's newest notifications with an ID below `before`, if given, newest first. Every page costs
 * the same.
 */
export const listNotifications = (
  queries: Queries,
  { accountId, before, count, now }: { accountId: string; before: bigint | null; count: number; now: Date },
): Promise<NotificationRow[]> =>
  queries.query(
    `select listed.id, kind, data, listed.created_at as "createdAt",
       (read_at is not null or notification_id is not null) as "isRead"
     from (
       (select id, kind, data, created_at, read_at from notifications
        where account_id = $1 and is_listed and ($2::bigint is null or id < $2) order by id desc limit $3)
       union all
       (select notifications.id, kind, data, notifications.created_at, read_at
        from notifications join accounts on accounts.id = $1
        where ${buildVisibleToAllSql('accounts', '$4')} and ($2::bigint is null or notifications.id < $2)
        order by notifications.id desc limit $3)
     ) as listed
     left join notification_reads on notification_reads.account_id = $1 and notification_id = listed.id
     order by listed.id desc limit $3`,
    [accountId, before, count, now],
  );

/**
 * Returns each player's number of unread notifications, and the ID of the newest one for them alone; `0`
 * without one.
 */
export async function countUnread(
  queries: Queries,
  accountIds: readonly string[],
  now: Date,
): Promise<{ accountId: string; unread: number; newest: string }[]> {
  return queries.query(
    `select accounts.id as "accountId", (
       (select count(*) from notifications
        where account_id = accounts.id and is_listed and read_at is null)
       + (select count(*) from notifications
          where ${buildVisibleToAllSql('accounts', '$2')} and not exists (select 1 from notification_reads
            where notification_reads.account_id = accounts.id and notification_id = notifications.id))
     )::integer as unread,
     coalesce((select max(id) from notifications where account_id = accounts.id and is_listed), 0)::text as newest
     from accounts where id = any($1::uuid[])`,
    [accountIds, now],
  );
}

/** Marks the notifications that a player sees as read, from the ID `from` to `until`, both included. */
export async function markRead(
  queries: Queries,
  { accountId, from, until, now }: { accountId: string; from: bigint; until: bigint; now: Date },
): Promise<void> {
  await queries.query(
    `update notifications set read_at = $4
     where account_id = $1 and is_listed and read_at is null and id between $2 and $3`,
    [accountId, from, until, now],
  );
  // Ordered, so that concurrent requests don't deadlock. Locked, so that news withdrawn meanwhile is left out instead of
  // violating the foreign key.
  await queries.query(
    `insert into notification_reads (account_id, notification_id)
     select accounts.id, notifications.id from notifications join accounts on accounts.id = $1
     where ${buildVisibleToAllSql('accounts', '$4')} and notifications.id between $2 and $3
     order by notifications.id for key share of notifications
     on conflict do nothing`,
    [accountId, from, until, now],
  );
}

/** Returns whether a player can see a notification. */
export async function isNotificationVisible(
  queries: Queries,
  { accountId, id, now }: { accountId: string; id: bigint; now: Date },
): Promise<boolean> {
  const rows = await queries.query<{ found: boolean }>(
    `select exists (select 1 from notifications join accounts on accounts.id = $1 where notifications.id = $2
       and ((account_id = $1 and is_listed) or (${buildVisibleToAllSql('accounts', '$3')}))) as found`,
    [accountId, id, now],
  );
  return getFirstRow(rows).found;
}

/**
 * Deletes a batch of notifications from before `before`, or for everybody and expired. Returns the number
 * deleted.
 */
export const purgeNotifications = (
  queries: Queries,
  { before, now }: { before: Date; now: Date },
): Promise<number> =>
  deleteBatch(queries, 'notifications', 'created_at < $1 or expires_at < $2', [before, now]);
