import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Composes the email that notifies a player of a payment, without the sender's note: otherwise anyone could send texts to strangers. */
export function composePaymentEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { sender, amount, token }: { sender: string; amount: string; token: string },
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('%sender% sent you %amount% %token% in %game%.', { sender, amount, token, game: gameName });
  return {
    recipient: email,
    language,
    subject: t('You received %amount% %token%', { amount, token }),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('View your wallet:')}`,
    link: `${publicUrl}${SCREENS.wallet}`,
    footer: t('Manage these emails in Settings.'),
  };
}
