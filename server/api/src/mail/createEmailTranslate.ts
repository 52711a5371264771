import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, LANGUAGES } from '@hashgrid/contracts';

type Texts = Readonly<Record<string, string>>;

/** Translates a text of an email: `t('Hello %username%,', { username })`. */
export type EmailTranslate = (key: string, values?: Readonly<Record<string, string>>) => string;

const loaded = new Map<string, Texts>();

function readTexts(locale: string): Texts {
  const file = fileURLToPath(new URL(`locales/${locale}.json`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Returns the texts of a language; those of an unknown one are English, whose keys are its texts. */
function loadTexts(locale: string): Texts {
  const texts = loaded.get(locale);
  if (texts) return texts;
  const isTranslated = locale !== DEFAULT_LOCALE && LANGUAGES.some((language) => language.locale === locale);
  const read = isTranslated ? readTexts(locale) : {};
  loaded.set(isTranslated ? locale : DEFAULT_LOCALE, read);
  return read;
}

/** Replaces all placeholders in one pass, so that a placeholder in a value, such as a username, stays as it is. */
const insertValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Creates the function that translates the emails of a language. */
export function createEmailTranslate(locale: string): EmailTranslate {
  const texts = loadTexts(locale);
  return (key, values = {}) => insertValues(texts[key] ?? key, values);
}
