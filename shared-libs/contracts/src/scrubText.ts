const REMOVED = '[removed]';

/** A JSON Web Token: its header begins with `{"`, which is `eyJ` in base64. */
const TOKEN = /\beyJ[\w-]+(?:\.[\w-]+)*/g;
const AUTHORIZATION = /\b(bearer|basic)\s+[^\s"',;]+/gi;
/** Query or fragment of a URL or path. Keeps the line and column that stacks append. */
const QUERY = /[?#](?<=\/[^\s?#"'<>()]*[?#])[^\s"'<>()]*?((?::\d+){0,2})(?=[\s"'<>()]|$)/g;
/** What is between the name of a field and its value: in JSON, also within a JSON string, or in a query, also encoded. */
const SEPARATOR = String.raw`(?:\\?["']|%22)?\s?(?:[=:]|%3[ad])\s?(?:\\?["']|%22)?`;
/** End of the name of a field with a secret. */
const SECRET_NAME = '(?:token|password|secret|key)';
/** Quoted value of such a field, up to its closing quote or the end of the line; a passphrase contains spaces. */
const QUOTED_SECRET = new RegExp(
  String.raw`(${SECRET_NAME}["']?\s?[=:]\s?(["']))(?:(?!\2)[^\\\n]|\\.)+`,
  'gi',
);
/** The same in JSON within a JSON string, whose quotes are escaped. */
const ESCAPED_SECRET = new RegExp(String.raw`(${SECRET_NAME}\\"\s?:\s?\\")[^"\\\n]+`, 'gi');
/** Any other value of such a field. Keeps the line and column after a path that ends in such a name. */
const SECRET_FIELD = new RegExp(
  String.raw`(${SECRET_NAME}${SEPARATOR})(?!\d+:\d)(?:[^\s"'&,;\\]|\\(?!["']))+`,
  'gi',
);
/** Value of a field whose name ends in `code`. Keeps error codes, such as `code: 4290` or `code: ECONNREFUSED`. */
const CODE_FIELD = new RegExp(String.raw`(code${SEPARATOR})(?!\d+:\d)(?=[a-z_-]*\d)[\w-]{6,}`, 'gi');
/** Six digits, such as a two-factor code. Keeps lines and columns, decimal numbers, times, sizes, and parts of versions and paths. */
const SIX_DIGITS = /(?<![\w.:/#-])\d{6}(?![\w:-]|\.\d| (?:ms|bytes)\b)/g;
/** An email address. Keeps packages with a version (`shell@1.0.0`), by which Sentry groups errors, and functions with a URL, as in stacks of Firefox and Safari. */
const EMAIL =
  /(?<![^\s@<>()[\]"',;:=/])[^\s@<>()[\]"',;:=/]+(?:@|%40)(?!\d+\.\d+\.\d+(?![\w.])|https?:)[^\s@<>()[\]"',;:/]+/gi;
/** Addresses, hashes and private keys. */
const HEX = /\b0x[0-9a-f]{40,}/gi;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const IPV4_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
/** An IPv6 address, in which `::` can stand for zeros. One without `::` needs at least four colons, so that times (`12:30:45`) are kept. */
const IPV6_ADDRESS =
  /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6}|(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{0,4})(?![\w:])/gi;
const LONG_WORD = /[\w+/-]{32,}={0,2}/g;

/** Returns whether a long word is random (hex, base32 or base64) rather than a name or a path. */
const isSecret = (word: string): boolean => {
  if (!/\d/.test(word) || !/[a-z]/i.test(word)) return false;
  return !word.includes('/') || (/[a-z]/.test(word) && /[A-Z]/.test(word));
};

/**
 * Replaces what may identify a player or grant access: emails, tokens, passwords, codes, keys, addresses, IDs, and the queries of URLs. The browser
 * does so before it sends a report, and the server does so again, because anyone can send reports. Takes time linear in the length of
 * the text: each pattern has a bounded length, or starts only where a run of the characters that it repeats begins.
 */
export const scrubText = (text: string): string =>
  text
    .replace(TOKEN, REMOVED)
    .replace(AUTHORIZATION, `$1 ${REMOVED}`)
    .replace(QUERY, `?${REMOVED}$1`)
    .replace(QUOTED_SECRET, `$1${REMOVED}`)
    .replace(ESCAPED_SECRET, `$1${REMOVED}`)
    .replace(SECRET_FIELD, `$1${REMOVED}`)
    .replace(CODE_FIELD, `$1${REMOVED}`)
    .replace(EMAIL, REMOVED)
    .replace(HEX, REMOVED)
    .replace(UUID, REMOVED)
    .replace(IPV4_ADDRESS, REMOVED)
    .replace(IPV6_ADDRESS, REMOVED)
    .replace(SIX_DIGITS, REMOVED)
    .replace(LONG_WORD, (word) => (isSecret(word) ? REMOVED : word));
