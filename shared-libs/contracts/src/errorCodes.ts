/** `statusCode` of error bodies where it differs from the HTTP status. */
export const ERROR_CODES = {
  accessTokenExpired: 5000,
  sessionRevoked: 5001,
  twoFactorNeeded: 5003,
  /** The password is correct, but the account is closed; the login offers to restore it. */
  accountClosed: 5004,
  /** The signature is correct, but the address has no account; the login offers to sign up with it, or to link it to an account. */
  addressNotLinked: 5005,
  rateLimited: 4290,
} as const;

/** `statusCode` of failures without a response: offline, timed out, aborted. No server sends it. */
export const NETWORK_ERROR_CODE = 0;
