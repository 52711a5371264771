import { MAX_LINE } from '@hashgrid/contracts/releases';

/**
 * Makes one line of a text, as the log accepts it. A commit message from CI can have several lines, control characters that color or reorder
 * it, and more characters than a line of the log.
 */
export const toLine = (text: string): string =>
  [...text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()].slice(0, MAX_LINE).join('');
