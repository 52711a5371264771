import { EMAIL_DELIVERY } from '../src/config';
import type { Context } from '../src/Context';
import { deliverEmails } from '../src/mail/deliverEmails';
import type { EmailTransport } from '../src/mail/EmailTransport';

/** Delivers as many due emails as are sent at once, and returns their number once all have been sent or rescheduled. */
export async function deliverDueEmails(context: Context, transport: EmailTransport): Promise<number> {
  const emails = await deliverEmails(context, transport, EMAIL_DELIVERY.slots);
  await Promise.all(emails);
  return emails.length;
}
