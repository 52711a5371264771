import type { FormText } from '@hashgrid/ui';

/** Returns the error of a text with more than `max` characters, otherwise null. Counts code points like the server: an emoji is one character. */
export const findTooLongError = (text: string, max: number): FormText | null =>
  [...text].length > max ? { text: 'Use %max% characters or fewer.', values: { max } } : null;
