/** What the security log tells of; a client shows a kind that it does not know by its own name. */
export const SECURITY_EVENTS = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'sessionReused',
  'accountLocked',
  'passwordChanged',
  'passwordReset',
  'twoFactorEnabled',
  'twoFactorDisabled',
  'recoveryCodeUsed',
  'recoveryCodesMade',
  'accountClosed',
  'accountRestored',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
