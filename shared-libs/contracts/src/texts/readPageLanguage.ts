import { DEFAULT_LOCALE } from '../constants';
import { LANGUAGE_COOKIE } from '../prerenderedPages';
import { LANGUAGES } from '../languages';

const STORED = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`);

/**
 * Returns the locale that a browser shows the game in, which the shell keeps in a cookie; English if there is none.
 * @param cookies The `Cookie` header.
 */
export function readPageLanguage(cookies = ''): string {
  const stored = STORED.exec(cookies)?.[1] ?? '';
  return LANGUAGES.some(({ locale }) => locale === stored) ? stored : DEFAULT_LOCALE;
}
