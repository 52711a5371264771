import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';

/** Composes the email with the activation link of a new account. */
export function composeActivationEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  token: string,
): EmailDraft {
  const t = createEmailTranslate(language);
  const welcome = t(
    'Welcome to %game%! Confirm your email to activate your account. The link works once and expires in 24 hours. If you open it on a different device, you’ll be asked for your password.',
    { game: gameName },
  );
  return {
    recipient: email,
    language,
    subject: t('Activate your account'),
    body: `${t('Hello %username%,', { username })}\n\n${welcome}`,
    link: `${publicUrl}${SCREENS.activate}?token=${token}`,
    footer: t('Didn’t sign up? You can ignore this email.'),
  };
}

/** Composes the email that tells the owner of an account that someone tried to sign up with their email. The sign-up form doesn't reveal that the account exists. */
export function composeExistingAccountEmail(
  { publicUrl, gameName }: ApiConfig,
  { email, language }: EmailRecipient,
): EmailDraft {
  const t = createEmailTranslate(language);
  const attempt = t(
    'Someone (probably you) tried to sign up for %game% with this email, but it already has an account. Log in instead.',
    { game: gameName },
  );
  return {
    recipient: email,
    language,
    subject: t('You already have an account'),
    body: attempt,
    link: `${publicUrl}${SCREENS.login}`,
    footer: t('Wasn’t you? You can ignore this email.'),
  };
}
