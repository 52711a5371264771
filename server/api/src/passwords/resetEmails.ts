import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Composes the email with the link that resets the password of an account. */
export function composeResetEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  token: string,
): EmailDraft {
  const t = createEmailTranslate(language);
  const request = t(
    'Reset your %game% password with the link below. It works once and expires in one hour.',
    { game: gameName },
  );
  return {
    recipient: email,
    language,
    subject: t('Reset your password'),
    body: `${t('Hello %username%,', { username })}\n\n${request}`,
    link: `${publicUrl}${SCREENS.resetPassword}?token=${token}`,
    footer: t('Didn’t request this? You can ignore this email; your password won’t change.'),
  };
}

/** Composes the email that tells its recipient that no account uses this address. The person who requested the reset isn't told. */
export function composeNoAccountEmail(
  { publicUrl, gameName }: ApiConfig,
  { email, language }: Pick<EmailRecipient, 'email' | 'language'>,
): EmailDraft {
  const t = createEmailTranslate(language);
  const request = t(
    'Someone (probably you) asked to reset a %game% password with this email. There’s no account with this email. You may have signed up with a different one.',
    { game: gameName },
  );
  return {
    recipient: email,
    language,
    subject: t('No account uses this email'),
    body: request,
    link: `${publicUrl}${SCREENS.signUp}`,
    footer: t('Wasn’t you? You can ignore this email.'),
  };
}
