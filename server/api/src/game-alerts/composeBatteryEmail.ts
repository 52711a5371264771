import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { formatMinute } from '../formatMinute';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Returns the email that tells a player when the first battery runs empty; `emptyAt` is an ISO time. */
export function composeBatteryEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  emptyAt: string,
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('One of your nodes in %game% will run out of battery at %time% UTC and stop mining.', {
    game: gameName,
    time: formatMinute(emptyAt),
  });
  return {
    recipient: email,
    language,
    subject: t('Your node’s battery is low'),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('View your nodes:')}`,
    link: `${publicUrl}${SCREENS.miningNode}`,
    footer: t('Manage these emails in Settings.'),
  };
}
