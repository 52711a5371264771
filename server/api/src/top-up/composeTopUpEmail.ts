import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Composes the email that notifies a player of a credited top-up. */
export function composeTopUpEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { amount, token }: { amount: string; token: string },
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('Your top-up of %amount% %token% is in your %game% wallet.', {
    amount,
    token,
    game: gameName,
  });
  return {
    recipient: email,
    language,
    subject: t('Your top-up of %amount% %token% has arrived', { amount, token }),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('View your wallet:')}`,
    link: `${publicUrl}${SCREENS.wallet}`,
    footer: t('Manage these emails in Settings.'),
  };
}
