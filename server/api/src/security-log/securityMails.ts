import { SCREENS, type SecurityEventKind } from '@hashgrid/contracts';
import type { ApiConfig } from '../config';
import type { Caller } from '../caller/Caller';
import { describeDevice } from '../caller/describeDevice';
import type { MailDraft, Reader } from '../mail/MailDraft';

/** What the owner of an account is told of whatever they chose. */
export type MailedEvent = Extract<
  SecurityEventKind,
  | 'passwordChanged'
  | 'passwordReset'
  | 'twoFactorEnabled'
  | 'twoFactorDisabled'
  | 'recoveryCodeUsed'
  | 'recoveryCodesMade'
  | 'accountClosed'
  | 'accountRestored'
  | 'sessionReused'
  | 'accountLocked'
>;

interface Told {
  subject: string;
  /** What happened, after `Hello <name>,`. */
  text: string;
  /** What to do if it was somebody else. */
  advice: string;
  path: string;
}

const CHANGE_PASSWORD = 'If it was not you, choose a new password at once and end all sessions:';
const RESET_PASSWORD = 'If it was not you, ask for a new password at once:';

const TOLD: Readonly<Record<MailedEvent, Told>> = {
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'the password of your account was changed. All other sessions have ended.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  passwordReset: {
    subject: 'Your password was reset',
    text: 'the password of your account was reset by a mailed link. All sessions have ended, and nothing can be sent from the account for 24 hours.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  twoFactorEnabled: {
    subject: 'Two-factor sign-in is on',
    text: 'from now on a sign-in to your account needs a code from your authenticator app.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  twoFactorDisabled: {
    subject: 'Two-factor sign-in is off',
    text: 'a sign-in to your account needs the password alone again. Nothing can be sent from the account for 24 hours.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'somebody, likely you, used one of the recovery codes of your account in place of a code from the app.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  recoveryCodesMade: {
    subject: 'You have new recovery codes',
    text: 'new recovery codes were made for your account. The old ones do not work any more.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'your account was closed and all its sessions have ended. With your password you can restore it at any time.',
    advice: 'To restore it:',
    path: SCREENS.restoreAccount,
  },
  accountRestored: {
    subject: 'Your account is open again',
    text: 'your account was restored. You can sign in as before.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  sessionReused: {
    subject: 'A session of your account was ended',
    text: 'a session of your account was used in two places, as if somebody had copied it. It has ended for both.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  accountLocked: {
    subject: 'Sign-in to your account is locked for a while',
    text: 'there were too many wrong passwords or codes in a row, so nobody can sign in to your account for 15 minutes. Sessions that are open go on.',
    advice:
      'If it was not you, your password has held so far. To choose a new one, which also opens the lock:',
    path: SCREENS.forgotPassword,
  },
};

/** When, from what and from where, one line each. */
function describeRequest({ address, device }: Caller, at: Date): string {
  const { browser, system } = describeDevice(device);
  return [
    `Time: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Device: ${[browser, system].filter(Boolean).join(', ') || 'unknown'}`,
    `Address: ${address}`,
  ].join('\n');
}

interface Circumstances {
  caller: Caller;
  at: Date;
}

/** Tells the owner of an account what was changed about it. */
export function securityMail(
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  { kind, caller, at }: Circumstances & { kind: MailedEvent },
): MailDraft {
  const { subject, text, advice, path } = TOLD[kind];
  return {
    recipient: email,
    subject,
    body: `Hello ${username},\n\n${text}\n\n${gameName}\n${describeRequest(caller, at)}\n\n${advice}`,
    link: `${publicUrl}${path}`,
  };
}

/** Tells of a sign-in from where there was none before. */
export const newLoginMail = (
  { publicUrl, gameName }: ApiConfig,
  { username, email }: Reader,
  { caller, at }: Circumstances,
): MailDraft => ({
  recipient: email,
  subject: 'New sign-in to your account',
  body:
    `Hello ${username},\n\nyour account was signed in to from a device or place that it does not know.\n\n` +
    `${gameName}\n${describeRequest(caller, at)}\n\nIf it was you, do nothing. ${CHANGE_PASSWORD}`,
  link: `${publicUrl}${SCREENS.security}`,
});
