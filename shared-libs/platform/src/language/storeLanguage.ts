import Cookies from 'js-cookie';
import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from '@hashgrid/contracts';
import { deviceStorage } from '../device/deviceStorage';

const MAX_AGE_DAYS = 365;

/** Stores the language of this device, also in a cookie that tells the gateway in which language to show the next prerendered page. */
export function storeLanguage(locale: string): void {
  deviceStorage.set(LANGUAGE_STORAGE_KEY, locale);
  try {
    Cookies.set(LANGUAGE_COOKIE, locale, {
      path: '/',
      sameSite: 'Lax',
      secure: globalThis.location.protocol === 'https:',
      expires: MAX_AGE_DAYS,
    });
  } catch {
    // Cookies are blocked: the next page is not prerendered in this language.
  }
}
