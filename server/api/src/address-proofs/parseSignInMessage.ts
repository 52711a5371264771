import { parseDateTime } from '../validation/parseDateTime';
import type { SignInMessage } from './SignInMessage';

// The grammar of EIP-4361, with the characters of RFC 3986.
const SCHEME = '[A-Za-z][A-Za-z0-9+.-]*';
const PLAIN = "-A-Za-z0-9._~!$&'()*+,;=";
const ESCAPED = '%[0-9A-Fa-f]{2}';
const AUTHORITY = `(?:(?:[${PLAIN}:]|${ESCAPED})*@)?(?:\\[[0-9A-Fa-f:.]+\\]|(?:[${PLAIN}]|${ESCAPED})+)(?::\\d{1,5})?`;
const STATEMENT = `[${PLAIN}:/?#[\\]@ ]+`;
const REQUEST_ID = `(?:[${PLAIN}:@]|${ESCAPED})*`;
const URI = new RegExp(`^${SCHEME}:(?:[${PLAIN}:/?#[\\]@]|${ESCAPED})+$`);

const MESSAGE = new RegExp(
  `^(?:(?<scheme>${SCHEME})://)?(?<domain>${AUTHORITY}) wants you to sign in with your Ethereum account:\\n` +
    `(?<address>0x[0-9A-Fa-f]{40})\\n\\n(?:(?<statement>${STATEMENT})\\n)?\\n` +
    'URI: (?<uri>[^\\n]+)\\nVersion: 1\\nChain ID: (?<chainId>\\d{1,15})\\nNonce: (?<nonce>[A-Za-z0-9]{8,})\\n' +
    'Issued At: (?<issuedAt>[^\\n]+)(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?' +
    `(?:\\nNot Before: (?<notBefore>[^\\n]+))?(?:\\nRequest ID: (?<requestId>${REQUEST_ID}))?` +
    '(?:\\nResources:(?<resources>(?:\\n- [^\\n]+)*))?$',
);

const isUri = (text: string) => URI.test(text) && URL.canParse(text);

/** Returns a wallet address; null when the case of its letters doesn't match its checksum (EIP-55). */
async function parseAddress(text: string): Promise<SignInMessage['address'] | null> {
  const { getAddress } = await import('viem/utils');
  const address = getAddress(text.toLowerCase());
  return address === text ? address : null;
}

/**
 * Returns when a message was issued and its optional times, each null where left out. Returns null when any
 * of them is malformed.
 */
function parseTimes(
  issued: string | undefined,
  ...optional: (string | undefined)[]
): [Date, ...(Date | null)[]] | null {
  const issuedAt = parseDateTime(issued ?? '');
  const times = optional.map((text) => (text === undefined ? null : parseDateTime(text)));
  const isMalformed = optional.some((text, index) => text !== undefined && !times[index]);
  return issuedAt && !isMalformed ? [issuedAt, ...times] : null;
}

type Groups = Partial<Record<string, string>>;

/** Returns the fields that need no check beyond the grammar. */
const readFields = ({
  scheme,
  domain = '',
  statement,
  uri = '',
  chainId,
  nonce = '',
  requestId,
}: Groups) => ({
  scheme: scheme ?? null,
  domain,
  statement: statement ?? null,
  uri,
  chainId: Number(chainId),
  nonce,
  requestId: requestId ?? null,
});

/** Returns the fields of a sign-in message; null when it doesn't follow EIP-4361 to the letter. */
export async function parseSignInMessage(text: string): Promise<SignInMessage | null> {
  const groups: Groups | undefined = MESSAGE.exec(text)?.groups;
  if (!groups) return null;
  const fields = readFields(groups);
  const resources = (groups.resources ?? '').split('\n- ').slice(1);
  const times = parseTimes(groups.issuedAt, groups.expirationTime, groups.notBefore);
  if (!times || ![fields.uri, ...resources].every(isUri)) return null;
  const [issuedAt, expirationTime = null, notBefore = null] = times;
  const address = await parseAddress(groups.address ?? '');
  return address && { ...fields, resources, address, issuedAt, expirationTime, notBefore };
}
