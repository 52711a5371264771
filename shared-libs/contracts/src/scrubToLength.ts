import { scrubText } from './scrubText';
import { UNSTORABLE_CHARACTER } from './unstorableCharacter';

const UNSTORABLE_CHARACTERS = new RegExp(UNSTORABLE_CHARACTER, 'gu');

/**
 * Scrubs a text, truncates it, and replaces what the database can't store. The text is first truncated to twice the length, so that
 * a secret that is split there is usually beyond the end of the result.
 */
export const scrubToLength = (text: string, maxLength: number): string =>
  scrubText(text.slice(0, 2 * maxLength))
    .slice(0, maxLength)
    .replace(UNSTORABLE_CHARACTERS, '\ufffd');
