import type { ApiConfig } from '../config';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';

/** Asks the owner of an email to activate the account that someone signed up for. */
export const activationMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
  token: string,
): MailDraft => ({
  recipient: email,
  subject: 'Activate your account',
  body:
    `Hello ${username},\n\nWelcome to ${gameName}! Confirm your email to activate your account. The link works once and expires in 24 hours. On another device than the one you signed up on, it asks for your password.\n` +
    'Didn’t sign up? You can ignore this email.',
  link: `${publicUrl}/activate?token=${token}`,
});

/** Notifies the owner of an account that someone signed up with their email; the person who did isn't told. */
export const existingAccountMail = (
  { publicUrl, gameName }: ApiConfig,
  { email }: MailRecipient,
): MailDraft => ({
  recipient: email,
  subject: 'You already have an account',
  body:
    `Someone (probably you) tried to sign up for ${gameName} with this email, but it already has an account. Log in instead.\n` +
    'Wasn’t you? You can ignore this email.',
  link: `${publicUrl}/login`,
});
