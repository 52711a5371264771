import type { Context } from '../src/Context';
import { deliverEmails } from '../src/mail/deliverEmails';
import type { EmailTransport } from '../src/mail/EmailTransport';

/** Delivers a few due emails and returns their number once all have been sent or rescheduled. */
export async function deliverDueEmails(context: Context, transport: EmailTransport): Promise<number> {
  const emails = await deliverEmails(context, transport, 6);
  await Promise.all(emails);
  return emails.length;
}
