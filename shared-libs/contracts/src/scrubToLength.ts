import { scrubText } from './scrubText';

/** NUL and halves of surrogate pairs, which the API refuses. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/**
 * Returns a text scrubbed and cut off at a length, without what a database can't store. It is first cut off at twice the length, so
 * that a secret split there is usually beyond the end.
 */
export const scrubToLength = (text: string, maxLength: number): string =>
  scrubText(text.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .replace(UNSTORABLE, '\ufffd');
