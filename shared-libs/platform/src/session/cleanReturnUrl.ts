import { RETURN_URL_PARAM, SCREENS } from '@hashgrid/contracts';

/** A longer one is no path of ours. */
const MOST_CHARACTERS = 2048;
/** Any origin will do: a path of this site resolves to it, all else to another. */
const PROBE = 'https://site.invalid';
/** Coming back to these would only lead on from there. */
const NOT_WORTH_A_RETURN: readonly string[] = [SCREENS.login, SCREENS.signUp, SCREENS.authentication];

/** One slash, then neither a slash nor a backslash, and no control character or blank anywhere. */
const isPlainPath = (text: string) =>
  /^\/(?![/\\])/.test(text) && !/[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(text);

/** The path stays one after decoding, however often it was encoded. */
function isPlainWhenDecoded(text: string): boolean {
  let decoded = text.split(/[?#]/)[0] ?? '';
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
 * A return URL that can only lead to a path of this site, or null [G8]. A path that leads to a page for guests, or
 * that carries a return URL of its own, is no place to come back to either.
 */
export function cleanReturnUrl(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MOST_CHARACTERS || !isPlainPath(raw) || !isPlainWhenDecoded(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw, PROBE);
  } catch {
    return null;
  }
  const result = url.pathname + url.search + url.hash;
  // Dots in a path can make two slashes of one, so the result is checked like the input.
  if (url.origin !== PROBE || !isPlainPath(result)) return null;
  if (NOT_WORTH_A_RETURN.includes(url.pathname) || url.searchParams.has(RETURN_URL_PARAM)) return null;
  return result;
}
