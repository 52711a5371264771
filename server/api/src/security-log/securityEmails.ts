import { SCREENS, type SecurityEventKind } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';
import { composeRequestBody } from './composeRequestBody';

/** Security events that are emailed to the owner of the account, whatever their email preferences. */
export type EmailedEvent = Extract<
  SecurityEventKind,
  | 'passwordChanged'
  | 'passwordReset'
  | 'twoFactorEnabled'
  | 'twoFactorDisabled'
  | 'recoveryCodeUsed'
  | 'recoveryCodesCreated'
  | 'accountClosed'
  | 'accountRestored'
  | 'sessionReused'
  | 'dataExported'
  | 'addressLinked'
  | 'addressRenamed'
  | 'addressUnlinked'
>;

interface SecurityEmailText {
  subject: string;
  /** What happened. */
  text: string;
  /** What to do if it wasn't the owner; the link follows. */
  advice: string;
  /** Path of the link. */
  path: string;
}

const CHANGE_PASSWORD = 'Wasn’t you? Change your password and log out all devices:';
const UNLINK_WALLET = 'Wasn’t you? Unlink the wallet, change your password and log out all devices:';
const RESET_PASSWORD = 'Wasn’t you? Reset your password now:';

const TEXTS: Readonly<Record<EmailedEvent, SecurityEmailText>> = {
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your password was changed and you were logged out everywhere else.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  passwordReset: {
    subject: 'Your password was reset',
    text: 'Your password was reset by email. You were logged out everywhere, and sending, large swaps and large purchases are paused for 24 hours.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  twoFactorEnabled: {
    subject: 'Two-factor authentication is on',
    text: 'Logging in now requires a code from your authenticator app.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  twoFactorDisabled: {
    subject: 'Two-factor authentication is off',
    text: 'Logging in now requires only your password. Sending, large swaps and large purchases are paused for 24 hours.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'Someone (probably you) used one of your recovery codes instead of a code from your authenticator app.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  recoveryCodesCreated: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were created for your account. The old ones no longer work.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'Your account was closed and you were logged out everywhere. You can restore it with your email and password within 30 days. After that, its personal data is erased for good.',
    advice: 'Wasn’t you? Restore your account and change your password:',
    path: SCREENS.restoreAccount,
  },
  accountRestored: {
    subject: 'Your account has been restored',
    text: 'Your account was restored. You can log in again.',
    advice: RESET_PASSWORD,
    path: SCREENS.forgotPassword,
  },
  sessionReused: {
    subject: 'We ended one of your sessions',
    text: 'A login session of yours was used in two places at once, so we ended it.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  dataExported: {
    subject: 'Your data was downloaded',
    text: 'Someone (probably you) downloaded a copy of your data: your account, security log, transactions, nodes, network and identity verification.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  addressLinked: {
    subject: 'A wallet was linked to your account',
    text: 'A crypto wallet was linked to your account. It can now be used to log in.',
    advice: UNLINK_WALLET,
    path: SCREENS.security,
  },
  addressRenamed: {
    subject: 'A linked wallet was renamed',
    text: 'A crypto wallet linked to your account was renamed.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
  addressUnlinked: {
    subject: 'A wallet was unlinked from your account',
    text: 'A crypto wallet was unlinked from your account. It can no longer be used to log in; your password still works.',
    advice: CHANGE_PASSWORD,
    path: SCREENS.security,
  },
};

interface EmailedRequest {
  caller: Caller;
  at: Date;
}

/** Composes the email that notifies the owner of an account of a security event. */
export function composeSecurityEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { kind, caller, at, walletAddress }: EmailedRequest & { kind: EmailedEvent; walletAddress?: string },
): EmailDraft {
  const t = createEmailTranslate(language);
  const { subject, text, advice, path } = TEXTS[kind];
  return {
    recipient: email,
    language,
    subject: t(subject),
    body: composeRequestBody(t, {
      username,
      gameName,
      caller,
      at,
      walletAddress,
      text: t(text),
      advice: t(advice),
    }),
    link: `${publicUrl}${path}`,
  };
}

/** Composes the email that notifies the owner of an account of a login from a new device or location. */
export function composeNewLoginEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { caller, at }: EmailedRequest,
): EmailDraft {
  const t = createEmailTranslate(language);
  const text = t('Your account was accessed from a new device or location.');
  const advice = `${t('If it was you, you can ignore this email.')} ${t(CHANGE_PASSWORD)}`;
  return {
    recipient: email,
    language,
    subject: t('New login to your account'),
    body: composeRequestBody(t, { username, gameName, caller, at, text, advice }),
    link: `${publicUrl}${SCREENS.security}`,
  };
}
