import { formatVector } from '../../test/siwe/formatVector';
import eip1271 from '../../test/siwe/eip1271.json';
import negative from '../../test/siwe/verification_negative.json';
import positive from '../../test/siwe/verification_positive.json';
import { newWallet } from '../../test/wallets';
import { findMessageFault } from './findMessageFault';
import { isKeySignature } from './isKeySignature';
import { parseSignInMessage } from './parseSignInMessage';

interface Vector {
  signature: string;
  domain: string;
  uri: string;
  chainId: number;
  issuedAt: string;
  /** Domain and nonce that the site expects, and its time; by default those of the message. */
  domainBinding?: string;
  matchNonce?: string;
  time?: string;
}

/** Returns whether a site on the domain of the message, or on `domainBinding`, accepts the message and its signature. */
async function isAccepted(vector: Vector): Promise<boolean> {
  const text = formatVector(vector);
  const message = await parseSignInMessage(text);
  if (!message || (vector.matchNonce ?? message.nonce) !== message.nonce) return false;
  const { domainBinding, domain, uri, chainId } = vector;
  const publicUrl = domainBinding ? `https://${domainBinding}` : uri;
  // The site is known by its URL alone. One vector has another host in its URI, so its domain is compared
  // separately.
  const claimed = domainBinding ? message : { ...message, domain: new URL(uri).host };
  expect(message.domain).toBe(domain);
  const now = vector.time ? new Date(vector.time) : new Date(message.issuedAt.getTime() + 60_000);
  const issued = vector.time ? { issuedAt: now } : {};
  if (findMessageFault({ ...claimed, ...issued }, { publicUrl, chainIds: [chainId], now })) return false;
  return isKeySignature(message.address, text, vector.signature as `0x${string}`);
}

describe('isKeySignature', () => {
  test.each(Object.entries(positive))('accepts the signature: %s (B01)', async (_name, vector) => {
    expect(await isAccepted(vector)).toBe(true);
  });

  test.each(Object.entries(negative))('rejects the signature: %s (B01)', async (_name, vector) => {
    expect(await isAccepted(vector)).toBe(false);
  });

  test.each(Object.entries(eip1271))(
    'rejects a contract account (EIP-1271) signature: %s (B01)',
    async (_name, { message, signature }) => {
      const address = /0x\w{40}/.exec(message)![0] as `0x${string}`;
      expect(await isKeySignature(address, message, signature as `0x${string}`)).toBe(false);
    },
  );

  const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

  test('rejects the malleable high-s form of a valid signature', async () => {
    const wallet = newWallet();
    const signature = await wallet.signMessage({ message: 'Log in' });
    expect(await isKeySignature(wallet.address, 'Log in', signature)).toBe(true);
    const s = CURVE_ORDER - BigInt(`0x${signature.slice(66, 130)}`);
    const recovery = signature.endsWith('1b') ? '1c' : '1b';
    const highS = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${recovery}` as const;
    expect(await isKeySignature(wallet.address, 'Log in', highS as `0x${string}`)).toBe(false);
  });

  test.each(['0x', '0x00', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, `0x${'00'.repeat(64)}1b`])(
    'rejects the malformed signature %s',
    async (signature) => {
      expect(await isKeySignature(newWallet().address, 'Log in', signature as `0x${string}`)).toBe(false);
    },
  );
});
