import { DEFAULT_LOCALE } from '../constants';
import { LANGUAGE_COOKIE } from '../firstFrame';
import { LANGUAGES } from '../languages';

const STORED = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`);

/** Returns the language of the game in a browser, which the shell keeps in a cookie. */
export function readPageLanguage(cookies = ''): string {
  const stored = STORED.exec(cookies)?.[1] ?? '';
  return LANGUAGES.some(({ locale }) => locale === stored) ? stored : DEFAULT_LOCALE;
}
