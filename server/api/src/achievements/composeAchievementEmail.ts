import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Returns the email that tells a player about new achievements or finished goals of the week. */
export function composeAchievementEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('You’ve earned an achievement or reached all goals of the week in %game%.', {
    game: gameName,
  });
  return {
    recipient: email,
    subject: t('You’ve earned an achievement'),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('Manage these emails in Settings.')}`,
    link: `${publicUrl}${SCREENS.achievements}`,
  };
}
