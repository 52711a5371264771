import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  link: string;
  createdAt: Date;
}

/** An email being delivered; `attempts` includes the current one. */
export interface DueMail extends Mail {
  id: bigint;
  attempts: number;
}

/** Stores an email; `dueAt` is null when there is no mail server, or when it is withheld. */
export async function addMail(
  queries: Queries,
  { isWithheld = false, ...mail }: Mail & { dueAt: Date | null; isWithheld?: boolean },
): Promise<void> {
  await queries.query(
    `insert into mails (recipient, subject, body, link, created_at, due_at, is_withheld)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [mail.recipient, mail.subject, mail.body, mail.link, mail.createdAt, mail.dueAt, isWithheld],
  );
}

/** Returns the newest emails first, without those withheld. */
export const listMails = (queries: Queries, count: number): Promise<Mail[]> =>
  queries.query<Mail>(
    `select recipient, subject, body, link, created_at as "createdAt" from mails
     where not is_withheld order by id desc limit $1`,
    [count],
  );

/**
 * Claims due emails, oldest first, so that no two processes take the same one. They become due again at `leaseEndsAt`
 * in case the process dies.
 */
export const claimDueMails = (
  queries: Queries,
  { now, leaseEndsAt, count }: { now: Date; leaseEndsAt: Date; count: number },
): Promise<DueMail[]> =>
  queries.query<DueMail>(
    `update mails set due_at = $2, attempts = attempts + 1
     where id in (select id from mails where due_at <= $1 order by due_at limit $3 for update skip locked)
     returning id, attempts, recipient, subject, body, link, created_at as "createdAt"`,
    [now, leaseEndsAt, count],
  );

/** Marks an email as sent and deletes its text, which may contain a valid link. */
export async function markMailSent(queries: Queries, id: bigint, now: Date): Promise<void> {
  await queries.query("update mails set due_at = null, sent_at = $2, body = '', link = '' where id = $1", [
    id,
    now,
  ]);
}

/** Reschedules an email. With null it is given up and its text is deleted. */
export async function rescheduleMail(queries: Queries, id: bigint, dueAt: Date | null): Promise<void> {
  await queries.query(
    `update mails set due_at = $2::timestamptz,
       body = case when $2::timestamptz is null then '' else body end,
       link = case when $2::timestamptz is null then '' else link end
     where id = $1`,
    [id, dueAt],
  );
}

/** Deletes emails from before `since`, including those never delivered. */
export const purgeMails = (queries: Queries, since: Date): Promise<number> =>
  deleteBatch(queries, 'mails', 'created_at < $1', [since]);
