/** Translations and escaping of the pages and emails that gateway and API write, and the locale files of builds. */
export { createFileTranslate, type FileTranslate } from './createFileTranslate';
export { escapeHtml } from './escapeHtml';
export { readPageLanguage } from './readPageLanguage';
export { readTexts, type Texts } from './readTexts';
