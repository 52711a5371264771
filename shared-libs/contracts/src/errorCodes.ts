/** `statusCode` of error bodies where it differs from the HTTP status. */
export const ERROR_CODES = {
  accessTokenExpired: 5000,
  sessionRevoked: 5001,
  twoFactorNeeded: 5003,
  /** Correct password of a closed account; the login offers to restore it. */
  accountClosed: 5004,
  /** Correct signature of an address without an account; the login offers to create one with it or to link it. */
  addressNotLinked: 5005,
  rateLimited: 4290,
} as const;
