import type { FormText } from '@hashgrid/ui';
import { countCodePoints } from './countCodePoints';

/** Returns the error of a text with more than `max` characters, otherwise null. */
export const findTooLongError = (text: string, max: number): FormText | null =>
  countCodePoints(text) > max ? { text: 'Use %max% characters or fewer.', values: { max } } : null;
