import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE } from '../constants';
import { LANGUAGES } from '../languages';
import { readTexts, type Texts } from './readTexts';

/** Translates a text: `t('Hello %username%,', { username })`. */
export type FileTranslate = (key: string, values?: Readonly<Record<string, string>>) => string;

const isTranslated = (locale: string): boolean =>
  locale !== DEFAULT_LOCALE && LANGUAGES.some((language) => language.locale === locale);

/** Replaces all placeholders in one pass, so that a placeholder in a value, such as a username, stays as it is. */
const insertValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);

/**
 * Creates a function that returns the translate function of a locale. That of an unknown locale returns the keys, which are the
 * English texts.
 * @param localesDir URL of the folder with `<locale>.json`, with a trailing slash. Each file is read once.
 */
export function createFileTranslate(localesDir: URL): (locale: string) => FileTranslate {
  const loaded = new Map<string, Texts>();
  const loadTexts = (locale: string): Texts => {
    const texts = loaded.get(locale) ?? readTexts(fileURLToPath(new URL(`${locale}.json`, localesDir)));
    loaded.set(locale, texts);
    return texts;
  };
  return (locale) => {
    const texts = isTranslated(locale) ? loadTexts(locale) : {};
    return (key, values = {}) => insertValues(texts[key] ?? key, values);
  };
}
