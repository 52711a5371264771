import { LIFETIMES, EMAIL_DELIVERY } from '../config';
import { claimDueEmails, rescheduleEmail, markEmailSent, type StoredDueEmail } from './emails.queries';
import type { Context } from '../Context';
import { readEmailText } from './encryptEmailText';
import { addSeconds } from '../addSeconds';
import { EmailRefusedError, type EmailTransport } from './EmailTransport';

/** Returns the seconds until the next attempt: doubled each time, up to a limit. */
const getBackoff = (attempts: number) =>
  Math.min(EMAIL_DELIVERY.firstWait * 2 ** (attempts - 1), EMAIL_DELIVERY.longestWait);

/** Returns when to try again; null to give up. */
function getNextAttempt({ now }: Context, email: StoredDueEmail, error: unknown): Date | null {
  if (error instanceof EmailRefusedError) return null;
  const time = now();
  return addSeconds(email.createdAt, LIFETIMES.undelivered) <= time
    ? null
    : addSeconds(time, getBackoff(email.attempts));
}

const send = async (context: Context, transport: EmailTransport, email: StoredDueEmail): Promise<void> =>
  transport.send({ ...email, ...readEmailText(context, email) });

async function deliver(context: Context, transport: EmailTransport, email: StoredDueEmail): Promise<void> {
  const { database, now, log } = context;
  const failure: unknown = await send(context, transport, email).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );
  if (failure === undefined) return markEmailSent(database, email.id, now());
  const dueAt = getNextAttempt(context, email, failure);
  if (!(await rescheduleEmail(database, email, dueAt))) return;
  const reason = failure instanceof Error ? failure.message : String(failure);
  log(
    `Email ${email.id} ("${email.subject}") was not delivered (${reason}). ` +
      (dueAt ? `Next attempt at ${dueAt.toISOString()}.` : 'It won’t be retried.'),
  );
}

/**
 * Claims up to `count` due emails, oldest first, and begins to send them to the mail server. An email is marked as sent once the server
 * has accepted it; when the process dies in between, it is sent again later, so none is lost.
 * @returns The emails in flight: each promise settles when the email is sent or rescheduled, and rejects when neither could be stored.
 */
export async function deliverEmails(
  context: Context,
  transport: EmailTransport,
  count: number,
): Promise<Promise<void>[]> {
  const now = context.now();
  const emails = await claimDueEmails(context.database, {
    now,
    leaseEndsAt: addSeconds(now, EMAIL_DELIVERY.lease),
    count,
  });
  return emails.map((email) => deliver(context, transport, email));
}
