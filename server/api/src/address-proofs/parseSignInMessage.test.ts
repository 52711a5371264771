import { newWallet } from '../../test/wallets';
import { formatVector } from '../../test/siwe/formatVector';
import eip1271 from '../../test/siwe/eip1271.json';
import negative from '../../test/siwe/parsing_negative.json';
import negativeObjects from '../../test/siwe/parsing_negative_objects.json';
import positive from '../../test/siwe/parsing_positive.json';
import { parseSignInMessage } from './parseSignInMessage';

describe('sign-in messages (EIP-4361)', () => {
  test.each(Object.entries(positive))('are parsed: %s (B01)', async (_name, { message, fields }) => {
    const { issuedAt, expirationTime, notBefore, version, ...expected } = fields as Record<string, unknown>;
    const parsed = await parseSignInMessage(message);
    expect([version, expirationTime, notBefore]).toEqual(['1', undefined, undefined]);
    expect(parsed).toMatchObject({ ...expected, issuedAt: new Date(issuedAt as string) });
  });

  test.each(Object.entries(eip1271))(
    'of a contract account are parsed: %s (B01)',
    async (_name, { message }) => {
      expect(await parseSignInMessage(message)).toMatchObject({ domain: 'localhost:4361', chainId: 1 });
    },
  );

  test.each(Object.entries(negative))('are rejected: %s (B01)', async (_name, message) => {
    expect(await parseSignInMessage(message)).toBeNull();
  });

  test.each(Object.entries(negativeObjects))(
    'built from invalid fields are rejected: %s (B01)',
    async (_name, fields) => {
      expect(await parseSignInMessage(formatVector(fields))).toBeNull();
    },
  );

  const fields = {
    domain: 'game.example',
    address: newWallet().address,
    statement: 'Log in.',
    uri: 'https://game.example',
    version: '1',
    chainId: 56,
    nonce: '12345678',
    issuedAt: '2026-01-01T00:00:00Z',
  };

  test('are parsed in the form that the cases below change', async () => {
    expect(await parseSignInMessage(formatVector(fields))).toMatchObject({ nonce: '12345678', chainId: 56 });
  });

  test.each([
    ['a second message after it', (text: string) => `${text}\n${text}`],
    ['text before it', (text: string) => `Hello\n${text}`],
    ['a leading space', (text: string) => ` ${text}`],
    ['a trailing line break', (text: string) => `${text}\n`],
    ['Windows line breaks', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a second nonce', (text: string) => `${text}\nNonce: 87654321`],
    ['an unknown field', (text: string) => `${text}\nColor: red`],
    ['a nonce with other characters', (text: string) => text.replace('12345678', '1234-5678')],
    [
      'an address in lower case',
      (text: string) => text.replace(fields.address, fields.address.toLowerCase()),
    ],
    ['a negative chain', (text: string) => text.replace('Chain ID: 56', 'Chain ID: -56')],
    ['a chain in hexadecimal', (text: string) => text.replace('Chain ID: 56', 'Chain ID: 0x38')],
    ['a space after a value', (text: string) => text.replace('Version: 1', 'Version: 1 ')],
    ['a domain in another alphabet', (text: string) => text.replace('game.example', 'gаme.example')],
    ['a statement with a line separator', (text: string) => text.replace('Log in.', 'Log\u2028in.')],
    ['a time without a time zone', (text: string) => text.replace('00:00:00Z', '00:00:00')],
    ['an hour of 25', (text: string) => text.replace('00:00:00Z', '25:00:00Z')],
  ])('are rejected with %s', async (_name, change) => {
    const text = formatVector(fields);
    expect(change(text)).not.toBe(text);
    expect(await parseSignInMessage(change(text))).toBeNull();
  });

  test.each([
    ['the list of resources is long', `${formatVector(fields)}\nResources:${'\n- a:'.repeat(50_000)}`],
    ['the domain is long', formatVector({ ...fields, domain: 'a@'.repeat(50_000) })],
    ['the statement is long', formatVector({ ...fields, statement: 'a '.repeat(50_000) })],
  ])('are rejected in linear time when %s', async (_name, text) => {
    expect(await parseSignInMessage(`${text}\n`)).toBeNull();
  });
});
