/** For every body that a client sends: a field that is not listed is refused. */
export const closed = { additionalProperties: false };
