import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, Reader } from '../mail/MailDraft';

/** Tells a player that they were paid. What the sender wrote with it is not in it: mails are no way to write to strangers. */
export const paymentMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  { sender, amount, token }: { sender: string; amount: string; token: string },
): MailDraft => ({
  recipient: email,
  subject: 'You were paid',
  body:
    `Hello ${username},\n\n${sender} has sent you ${amount} ${token} at ${gameName}.\n\n` +
    'You choose in your settings whether you get such mails.',
  link: `${publicUrl}${SCREENS.wallet}`,
});
