/** Translations and escaping of the pages and emails that the servers write, shared by gateway and API. */
export { createFileTranslate, type FileTranslate } from './createFileTranslate';
export { escapeHtml } from './escapeHtml';
export { readPageLanguage } from './readPageLanguage';
