import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

const TEXTS = {
  achievement: {
    subject: 'You’ve earned an achievement',
    text: 'You’ve earned an achievement in %game%.',
  },
  goals: {
    subject: 'You’ve reached all your weekly goals',
    text: 'You’ve reached all your weekly goals in %game%.',
  },
} as const;

/** Returns the email that tells a player about new achievements, or that all goals of the week are reached. */
export function composeAchievementEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  reached: keyof typeof TEXTS,
): EmailDraft {
  const t = createEmailTranslate(language);
  const { subject, text } = TEXTS[reached];
  return {
    recipient: email,
    language,
    subject: t(subject),
    body: `${t('Hello %username%,', { username })}\n\n${t(text, { game: gameName })}\n\n${t('View your achievements:')}`,
    link: `${publicUrl}${SCREENS.achievements}`,
    footer: t('Manage these emails in Settings.'),
  };
}
