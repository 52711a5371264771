import { matchesScreen, RETURN_URL_PARAM, SCREENS } from '@hashgrid/contracts';

/** Longer URLs are rejected. */
const MAX_LENGTH = 2048;
/** Base URL for parsing: a path of this site keeps this origin, any other URL gets another one. */
const PARSING_ORIGIN = 'https://site.invalid';
/** Pages that redirect logged-in players, so returning to them is pointless. */
const EXCLUDED_PATHS = [SCREENS.login, SCREENS.signUp, SCREENS.authentication];

/** Whether a text starts with a single slash and contains no backslash, control character or space. */
const isPlainPath = (text: string) =>
  /^\/(?![/\\])/.test(text) && !/[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(text);

/** Whether a path leads to this site however often it is decoded. Encoded spaces are allowed; other white space and backslashes are not. */
function isPlainWhenDecoded(text: string): boolean {
  let decoded = text.split(/[?#]/)[0] ?? '';
  // A path that the fifth decoding still changes is rejected.
  for (let round = 0; round < 5; round++) {
    if (!/^\/(?![/\\])/.test(decoded) || /[\\\u007f]|[^\S ]/.test(decoded)) return false;
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return true;
      decoded = next;
    } catch {
      return false;
    }
  }
  return false;
}

/**
 * Returns the path of a return URL if it can only lead to this site, otherwise null. The pages of `EXCLUDED_PATHS` and URLs that contain
 * a return URL are rejected too.
 */
export function cleanReturnUrl(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MAX_LENGTH || !isPlainPath(raw) || !isPlainWhenDecoded(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw, PARSING_ORIGIN);
  } catch {
    return null;
  }
  const result = url.pathname + url.search + url.hash;
  // Resolving dot segments can produce a double slash, so the result is checked again.
  if (url.origin !== PARSING_ORIGIN || !isPlainPath(result)) return null;
  // The router removes double slashes, so a redirect to a path that has some would never arrive.
  const path = url.pathname.replace(/\/{2,}/g, '/');
  const isExcluded = EXCLUDED_PATHS.some((excluded) => matchesScreen(excluded, path));
  if (isExcluded || url.searchParams.has(RETURN_URL_PARAM)) return null;
  return path + url.search + url.hash;
}
