const REMOVED = '[removed]';

/** What may name a player or open their account, in the order of removal. */
const SENSITIVE = [
  // Emails.
  /[\w.%+-]+@[\w-]+(\.[\w-]+)+/g,
  // JWTs and bearer tokens.
  /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
  /\bbearer\s+[\w.~+/=-]+/gi,
  // Addresses, hashes and keys.
  /\b0x[0-9a-f]{40,}\b/gi,
  /\b[0-9a-f]{32,}\b/gi,
  // Base64, recognized by digits and capitals so that names in stacks stay.
  /(?<![\w/+-])(?=[\w+-]*\d)(?=[\w+-]*[A-Z])[\w+-]{32,}={0,2}/g,
];

/** Removes emails, tokens, addresses, secrets and the queries of URLs from a text that leaves the page. */
export function scrubText(text: string): string {
  const withoutQueries = text.replace(/([\w)/.-])[?#](?=[^\s:)'"]*=)[^\s)'"]*/g, `$1?${REMOVED}`);
  return SENSITIVE.reduce((left, pattern) => left.replace(pattern, REMOVED), withoutQueries);
}
