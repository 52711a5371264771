import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createMailTranslate } from '../mail/createMailTranslate';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';

/** Notifies a player of a credited top-up. */
export function topUpMail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: MailRecipient,
  { amount, token }: { amount: string; token: string },
): MailDraft {
  const t = createMailTranslate(language);
  const text = t('Your top-up of %amount% %token% is in your %game% wallet.', {
    amount,
    token,
    game: gameName,
  });
  return {
    recipient: email,
    subject: t('Your top-up of %amount% %token% has arrived', { amount, token }),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('Manage these emails in Settings.')}`,
    link: `${publicUrl}${SCREENS.wallet}`,
  };
}
