import { SCREENS } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { MailDraft, Reader } from '../mail/MailDraft';

/** Lets the owner of an account choose a new password. */
export const resetMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  token: string,
): MailDraft => ({
  recipient: email,
  subject: 'Choose a new password',
  body:
    `Hello ${username},\n\nopen the link to choose a new password for your account at ${gameName}. It works once, for one hour.\n` +
    'If you did not ask for it, do nothing: your password stays as it is.',
  link: `${publicUrl}${SCREENS.resetPassword}?token=${token}`,
});

/** Tells the owner of an address that no account has it; the person who asked learns nothing. */
export const noAccountMail = ({ publicUrl, gameName }: ApiConfig, email: string): MailDraft => ({
  recipient: email,
  subject: 'There is no account with this address',
  body:
    `Somebody, likely you, asked for a new password at ${gameName} with this address. No account has it: perhaps yours has another one.\n` +
    'If it was not you, do nothing.',
  link: `${publicUrl}${SCREENS.signUp}`,
});
