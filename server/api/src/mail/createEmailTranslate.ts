import { createFileTranslate, type FileTranslate } from '@hashgrid/contracts/texts';

/** Translates a text of an email: `t('Hello %username%,', { username })`. */
export type EmailTranslate = FileTranslate;

/** Creates the function that translates the emails of a language. */
export const createEmailTranslate: (locale: string) => EmailTranslate = createFileTranslate(
  new URL('locales/', import.meta.url),
);
