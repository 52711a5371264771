/** Limits of an account's fields, the same for the forms that check early and the server that decides. */
export const USERNAME = { minLength: 3, maxLength: 20, pattern: '^[A-Za-z0-9_]+$' } as const;
export const PASSWORD = { minLength: 10, maxLength: 128 } as const;
export const EMAIL = { minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' } as const;
export const REFERRAL_CODE = { maxLength: 64 } as const;

/** Digits of a one-time code; longer codes are recovery codes. */
export const ONE_TIME_CODE_DIGITS = 6;
