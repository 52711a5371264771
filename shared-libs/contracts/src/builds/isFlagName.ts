const FLAG_NAME = /^[a-z][a-z0-9-]{0,59}$/;

/** Returns whether a value is the valid name of a flag: up to 60 lower-case letters, digits and dashes, starting with a letter. */
export const isFlagName = (value: unknown): value is string =>
  typeof value === 'string' && FLAG_NAME.test(value);
