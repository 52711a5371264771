/** Longer values are shortened. */
const MAX_FULL_LENGTH = 14;

/** Returns the first six and the last four characters of a long hash or address: `0x1234…cdef`. */
export const shortenHash = (value: string): string =>
  value.length > MAX_FULL_LENGTH ? `${value.slice(0, 6)}…${value.slice(-4)}` : value;
