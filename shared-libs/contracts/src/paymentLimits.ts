/** Limits of the fields of payments and swaps, shared by the forms and the server. An amount has at most 20 digits before the point and 18 after it. */
export const AMOUNT = { maxLength: 39, pattern: '^[0-9]{1,20}(\\.[0-9]{1,18})?$' } as const;
export const RECIPIENT = { minLength: 1, maxLength: 64 } as const;
export const NOTE = { maxLength: 140 } as const;
