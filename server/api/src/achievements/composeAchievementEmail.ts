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
  const text = t('You’ve earned an achievement or reached all your weekly goals in %game%.', {
    game: gameName,
  });
  return {
    recipient: email,
    subject: t('You’ve reached a new milestone'),
    body: `${t('Hello %username%,', { username })}\n\n${text}\n\n${t('View your achievements:')}`,
    link: `${publicUrl}${SCREENS.achievements}`,
    footer: t('Manage these emails in Settings.'),
  };
}
