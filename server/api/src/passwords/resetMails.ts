import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';

/** Sends the link that resets the password of an account. */
export const resetMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
  token: string,
): MailDraft => ({
  recipient: email,
  subject: 'Reset your password',
  body:
    `Hello ${username},\n\nReset your ${gameName} password with the link below. It works once and expires in one hour.\n` +
    'Didn’t request this? You can ignore this email; your password won’t change.',
  link: `${publicUrl}${SCREENS.resetPassword}?token=${token}`,
});

/** Notifies the owner of an email that it has no account; the person who requested the reset isn't told. */
export const noAccountMail = ({ publicUrl, gameName }: ApiConfig, email: string): MailDraft => ({
  recipient: email,
  subject: 'No account uses this email',
  body:
    `Someone (probably you) asked to reset a ${gameName} password with this email. There’s no account with this email. You may have signed up with a different one.\n` +
    'Wasn’t you? You can ignore this email.',
  link: `${publicUrl}${SCREENS.signUp}`,
});
