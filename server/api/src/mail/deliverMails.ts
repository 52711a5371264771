import { LIFETIMES, MAIL_DELIVERY } from '../config';
import { claimDueMails, rescheduleMail, markMailSent, type DueMail } from './mails.queries';
import type { Context } from '../Context';
import { secondsLater } from '../secondsLater';
import { MailRefusedError, type MailTransport } from './MailTransport';

/** Seconds until the next try: doubled each time, up to a bound. */
const backoffOf = (attempts: number) =>
  Math.min(MAIL_DELIVERY.firstWait * 2 ** (attempts - 1), MAIL_DELIVERY.longestWait);

/** When to try again; null when there is no sense in it. */
function nextAttemptAt({ now }: Context, mail: DueMail, error: unknown): Date | null {
  if (error instanceof MailRefusedError) return null;
  const time = now();
  return secondsLater(mail.createdAt, LIFETIMES.undelivered) <= time
    ? null
    : secondsLater(time, backoffOf(mail.attempts));
}

async function deliver(context: Context, transport: MailTransport, mail: DueMail): Promise<void> {
  const { database, now, log } = context;
  const failure: unknown = await transport.send(mail).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );
  if (failure === undefined) return markMailSent(database, mail.id, now());
  const dueAt = nextAttemptAt(context, mail, failure);
  const reason = failure instanceof Error ? failure.message : String(failure);
  log(
    `Mail ${mail.id} ("${mail.subject}") was not taken by the mail server: ${reason} ` +
      (dueAt ? `Next try at ${dueAt.toISOString()}.` : 'It is given up.'),
  );
  return rescheduleMail(database, mail.id, dueAt);
}

/**
 * Hands mails that are due to the mail server, as many as one round takes. A mail is marked as sent once the server has
 * taken it; one whose process dies in between is sent again after a while, so none is lost.
 * @returns How many there were; another round may find more.
 */
export async function deliverMails(context: Context, transport: MailTransport): Promise<number> {
  const now = context.now();
  const mails = await claimDueMails(context.database, {
    now,
    leaseEndsAt: secondsLater(now, MAIL_DELIVERY.lease),
    count: MAIL_DELIVERY.batch,
  });
  await Promise.all(mails.map((mail) => deliver(context, transport, mail)));
  return mails.length;
}
