/** Kinds of security log events. A client shows the name of an unknown kind as it is. */
export const SECURITY_EVENTS = [
  'loggedIn',
  'loginFailed',
  'loggedOut',
  'sessionEnded',
  // A refresh token was used again, which ended its session.
  'sessionReused',
  'accountLocked',
  'passwordChanged',
  'passwordReset',
  'twoFactorEnabled',
  'twoFactorDisabled',
  'recoveryCodeUsed',
  'recoveryCodesCreated',
  'accountClosed',
  'accountRestored',
  'dataExported',
  'addressLinked',
  'addressRenamed',
  'addressUnlinked',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];
