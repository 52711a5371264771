/** Limits of an account's fields, shared by the forms and the server. */
export const USERNAME = { minLength: 3, maxLength: 20, pattern: '^[A-Za-z0-9_]+$' } as const;
export const PASSWORD = { minLength: 10, maxLength: 128 } as const;
/** An existing password as it is entered: a short one is incorrect rather than invalid. */
export const ENTERED_PASSWORD = { minLength: 1, maxLength: PASSWORD.maxLength } as const;
/** Mail clients drop angle brackets, control and invisible characters, so that many spellings would deliver to one mailbox. */
const NOT_IN_EMAIL = '\\s@<>\\x00-\\x1f\\x7f-\\x9f\\xad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f';
const EMAIL_CHARACTER = `[^${NOT_IN_EMAIL}]`;
/**
 * 254 characters are the limit of SMTP (RFC 5321). The server matches longer texts with the pattern too, so it allows only one dot to
 * divide the domain at: trying each dot takes quadratic time.
 */
export const EMAIL = {
  minLength: 3,
  maxLength: 254,
  pattern: `^${EMAIL_CHARACTER}+@${EMAIL_CHARACTER}[^.${NOT_IN_EMAIL}]*\\.${EMAIL_CHARACTER}+$`,
} as const;
export const REFERRAL_CODE = { maxLength: 64 } as const;

/** Digits of a one-time code; longer codes are recovery codes, which may be entered with spaces. */
export const ONE_TIME_CODE_DIGITS = 6;
export const TWO_FACTOR_CODE = { minLength: ONE_TIME_CODE_DIGITS, maxLength: 16 } as const;

/** The token in an emailed link. */
export const LINK_TOKEN = { minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' } as const;

/** The name on the profile; empty clears it. */
export const DISPLAY_NAME = { maxLength: 60 } as const;

/** The recovery codes of an account. Each has two groups of five characters without look-alikes, as the sample has. */
export const RECOVERY_CODES = { count: 10, sample: '7KQ2M-W9XTD' } as const;

/** Limits of uploaded images: size in bytes, sides in pixels. */
export const PICTURE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  maxSide: 8000,
} as const;
/** Side of the square profile photo that the server produces, in pixels. */
export const PHOTO_SIDE = 512;
