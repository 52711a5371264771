import { createFileTranslate, type FileTranslate } from '@hashgrid/contracts/texts';

/** Translates what the gateway itself writes into pages. */
export type PageTranslate = FileTranslate;

/** Creates the function that translates the gateway's pages to a language. */
export const createPageTranslate: (locale: string) => PageTranslate = createFileTranslate(
  new URL('../locales/', import.meta.url),
);
