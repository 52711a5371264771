import type { ApiConfig } from '../config';
import type { MailDraft, Reader } from '../mail/MailDraft';

/** Asks the owner of an address to activate the account that somebody, likely they, signed up for. */
export const activationMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  token: string,
): MailDraft => ({
  recipient: email,
  subject: 'Activate your account',
  body:
    `Hello ${username},\n\nopen the link to activate your account at ${gameName}. It works once, for 24 hours.\n` +
    'If you did not sign up, do nothing: there will be no account.',
  link: `${publicUrl}/activate?token=${token}`,
});

/** Tells the owner of an account that their address was used again; the person who did learns nothing. */
export const existingAccountMail = ({ publicUrl, gameName }: ApiConfig, { email }: Reader): MailDraft => ({
  recipient: email,
  subject: 'You already have an account',
  body:
    `Somebody, likely you, tried to sign up at ${gameName} with this address. It has an account already: sign in with it.\n` +
    'If it was not you, do nothing.',
  link: `${publicUrl}/login`,
});
