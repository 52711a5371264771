import { existsSync, readFileSync } from 'node:fs';

/** Translations of a locale file by their keys, which are the English texts. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the texts of a locale file, and none if the file doesn't exist. */
export const readTexts = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
