import { createFileTranslate, type FileTranslate } from '@hashgrid/contracts/texts';

/** Translates the gateway's own texts. */
export type PageTranslate = FileTranslate;

/** Creates the function that translates the gateway's texts to a language. */
export const createPageTranslate: (locale: string) => PageTranslate = createFileTranslate(
  new URL('../locales/', import.meta.url),
);
