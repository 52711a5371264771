import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';

/** Notifies a player of a payment. Leaves out the sender's note: otherwise anyone could email strangers. */
export const paymentMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
  { sender, amount, token }: { sender: string; amount: string; token: string },
): MailDraft => ({
  recipient: email,
  subject: `You received ${amount} ${token}`,
  body:
    `Hello ${username},\n\n${sender} sent you ${amount} ${token} in ${gameName}.\n\n` +
    'Manage these emails in Settings.',
  link: `${publicUrl}${SCREENS.wallet}`,
});
