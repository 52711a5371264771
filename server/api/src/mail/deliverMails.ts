import { LIFETIMES, MAIL_DELIVERY } from '../config';
import { claimDueMails, rescheduleMail, markMailSent, type StoredDueMail } from './mails.queries';
import type { Context } from '../Context';
import { readMailText } from './encryptMailText';
import { addSeconds } from '../addSeconds';
import { MailRefusedError, type MailTransport } from './MailTransport';

/** Returns the seconds until the next attempt: doubled each time, up to a limit. */
const getBackoff = (attempts: number) =>
  Math.min(MAIL_DELIVERY.firstWait * 2 ** (attempts - 1), MAIL_DELIVERY.longestWait);

/** Returns when to try again; null to give up. */
function nextAttemptAt({ now }: Context, mail: StoredDueMail, error: unknown): Date | null {
  if (error instanceof MailRefusedError) return null;
  const time = now();
  return addSeconds(mail.createdAt, LIFETIMES.undelivered) <= time
    ? null
    : addSeconds(time, getBackoff(mail.attempts));
}

const send = async (context: Context, transport: MailTransport, mail: StoredDueMail): Promise<void> =>
  transport.send({ ...mail, ...readMailText(context, mail) });

async function deliver(context: Context, transport: MailTransport, mail: StoredDueMail): Promise<void> {
  const { database, now, log } = context;
  const failure: unknown = await send(context, transport, mail).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );
  if (failure === undefined) return markMailSent(database, mail.id, now());
  const dueAt = nextAttemptAt(context, mail, failure);
  const reason = failure instanceof Error ? failure.message : String(failure);
  log(
    `Mail ${mail.id} ("${mail.subject}") was not delivered: ${reason} ` +
      (dueAt ? `Next attempt at ${dueAt.toISOString()}.` : 'It won’t be retried.'),
  );
  return rescheduleMail(database, mail.id, dueAt);
}

/**
 * Sends a batch of due emails to the mail server. An email is marked as sent once the server has accepted it; when the
 * process dies in between, it is sent again later, so none is lost.
 * @returns The size of the batch; another one may be due.
 */
export async function deliverMails(context: Context, transport: MailTransport): Promise<number> {
  const now = context.now();
  const mails = await claimDueMails(context.database, {
    now,
    leaseEndsAt: addSeconds(now, MAIL_DELIVERY.lease),
    count: MAIL_DELIVERY.batch,
  });
  await Promise.all(mails.map((mail) => deliver(context, transport, mail)));
  return mails.length;
}
