import type { Queries } from '../database/Database';
import { deleteBatch } from '../database/deleteBatch';

/** The parts of an email that are stored encrypted. */
export interface EmailText {
  body: string;
  link: string;
  /** Shown below the link, such as where to turn these emails off. */
  footer?: string;
  /** Locale that it is written in. Missing in emails that an older version stored. */
  language?: string;
}

interface Envelope {
  recipient: string;
  subject: string;
  createdAt: Date;
}

export interface Email extends Envelope, EmailText {}

/** An email as it is stored; `body` and `link` hold its text only if an older version stored it. */
export interface StoredEmail extends Email {
  /** Encrypted by `encryptEmailText`; null when there is no text, or an older version stored it in plain text. */
  encryptedText: string | null;
}

/** An email being delivered; `attempts` includes the current one. */
interface Attempt {
  id: bigint;
  attempts: number;
}
export interface DueEmail extends Email, Attempt {}
export interface StoredDueEmail extends StoredEmail, Attempt {}

interface NewEmail extends Envelope {
  /** Null when it is withheld. */
  encryptedText: string | null;
  /** Null when there is no mail server, or when it is withheld. */
  dueAt: Date | null;
  /** Whether the mailbox is over its email limit: only a record without text is stored, and nothing is sent. */
  isWithheld: boolean;
}

/** Stores an email. */
export async function addEmail(queries: Queries, email: NewEmail): Promise<void> {
  await queries.query(
    `insert into mails (recipient, subject, body, link, encrypted_text, created_at, due_at, is_withheld)
     values ($1, $2, '', '', $3, $4, $5, $6)`,
    [email.recipient, email.subject, email.encryptedText, email.createdAt, email.dueAt, email.isWithheld],
  );
}

const COLUMNS =
  'recipient, subject, body, link, encrypted_text as "encryptedText", created_at as "createdAt"';

/** Returns the `count` newest emails, newest first, without those withheld. */
export const listEmails = (queries: Queries, count: number): Promise<StoredEmail[]> =>
  queries.query<StoredEmail>(
    `select ${COLUMNS} from mails
     where not is_withheld order by id desc limit $1`,
    [count],
  );

/**
 * Claims due emails, oldest first, so that no two processes take the same one. They become due again at `leaseEndsAt`
 * in case the process dies.
 */
export const claimDueEmails = (
  queries: Queries,
  { now, leaseEndsAt, count }: { now: Date; leaseEndsAt: Date; count: number },
): Promise<StoredDueEmail[]> =>
  queries.query<StoredDueEmail>(
    `update mails set due_at = $2, attempts = attempts + 1
     where id in (select id from mails where due_at <= $1 order by due_at limit $3 for update skip locked)
     returning id, attempts, ${COLUMNS}`,
    [now, leaseEndsAt, count],
  );

/** Marks an email as sent and deletes its text, which may contain a valid link. */
export async function markEmailSent(queries: Queries, id: bigint, now: Date): Promise<void> {
  await queries.query(
    "update mails set due_at = null, sent_at = $2, encrypted_text = null, body = '', link = '' where id = $1",
    [id, now],
  );
}

/**
 * Reschedules an email after a failed attempt; a `dueAt` of null means that no attempt follows, and deletes its text. Returns false, and changes
 * nothing, when it was claimed again or sent since: its text may already be deleted.
 */
export async function rescheduleEmail(
  queries: Queries,
  { id, attempts }: Attempt,
  dueAt: Date | null,
): Promise<boolean> {
  const rows = await queries.query(
    `update mails set due_at = $3::timestamptz,
       encrypted_text = case when $3::timestamptz is null then null else encrypted_text end,
       body = case when $3::timestamptz is null then '' else body end,
       link = case when $3::timestamptz is null then '' else link end
     where id = $1 and attempts = $2 and sent_at is null returning 1`,
    [id, attempts, dueAt],
  );
  return rows.length > 0;
}

/** Deletes a batch of emails created before a time, including those never delivered. Returns the number deleted. */
export const purgeEmails = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'mails', 'created_at < $1', [before]);
