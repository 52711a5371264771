const REMOVED = '[removed]';

const TOKEN = /\beyJ[\w-]+(?:\.[\w-]+)*/g;
const AUTHORIZATION = /\b(bearer|basic)\s+[^\s"',;]+/gi;
/** Query or fragment of a URL or path. Line and column, which stacks append, stay. */
const QUERY = /[?#](?<=\/[^\s?#"'<>()]*[?#])[^\s"'<>()]*?((?::\d+){0,2})(?=[\s"'<>()]|$)/g;
/** Not a package with its version: `shell@1.0.0`, by which Sentry groups errors. */
const EMAIL =
  /(?<![^\s@<>()[\]"',;:=/])[^\s@<>()[\]"',;:=/]+(?:@|%40)(?!\d+\.\d+\.\d+(?![\w.]))[^\s@<>()[\]"',;:/]+/gi;
/** Addresses, hashes and private keys. */
const HEX = /\b0x[0-9a-f]{40,}/gi;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{0,4}\b/gi;
const LONG_WORD = /[\w+/-]{32,}={0,2}/g;

/** Whether a long word is random rather than a name or a path: hex, base32 or base64. */
const isSecret = (word: string): boolean => {
  if (!/\d/.test(word) || !/[a-z]/i.test(word)) return false;
  return !word.includes('/') || (/[a-z]/.test(word) && /[A-Z]/.test(word));
};

/**
 * Replaces what may identify a player or grant access: emails, tokens, keys, addresses, IDs, and the queries of URLs. The browser
 * does so before it sends a report, and the server does so again, because anyone can send reports. Takes time linear in the length:
 * each pattern starts once in a run of characters that it repeats.
 */
export const scrubText = (text: string): string =>
  text
    .replace(TOKEN, REMOVED)
    .replace(AUTHORIZATION, `$1 ${REMOVED}`)
    .replace(QUERY, `?${REMOVED}$1`)
    .replace(EMAIL, REMOVED)
    .replace(HEX, REMOVED)
    .replace(UUID, REMOVED)
    .replace(IP_ADDRESS, REMOVED)
    .replace(LONG_WORD, (word) => (isSecret(word) ? REMOVED : word));
