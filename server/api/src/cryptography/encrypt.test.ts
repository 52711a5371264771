import { makeKeyRing, makeMasterKey } from '../../test/masterKeys';
import { CiphertextError, decryptText, encryptText } from './encrypt';
import { UnknownKeyError } from './KeyRing';

const OLD = makeMasterKey('old', 1);
const NEW = makeMasterKey('new', 2);
const keys = makeKeyRing(OLD);
const place = { purpose: 'two-factor secrets', row: 'alice' } as const;
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('encryptText', () => {
  test('decrypts in its place and never repeats a ciphertext', () => {
    const encrypted = encryptText(keys, place, SECRET);
    expect(decryptText(keys, place, encrypted)).toBe(SECRET);
    expect(encryptText(keys, place, SECRET)).not.toBe(encrypted);
    expect(encrypted).not.toContain(SECRET);
  });

  test('refuses a ciphertext of another row or purpose, and a changed one', () => {
    const encrypted = encryptText(keys, place, SECRET);
    const [kid, text = ''] = encrypted.split('.');
    const bytes = Buffer.from(text, 'base64url');
    const flip = (index: number) => {
      const changed = new Uint8Array(bytes);
      changed[index]! ^= 1;
      return `${kid}.${Buffer.from(changed).toString('base64url')}`;
    };
    expect(() => decryptText(keys, { ...place, row: 'bob' }, encrypted)).toThrow(CiphertextError);
    expect(() => decryptText(keys, { ...place, purpose: 'recovery codes' }, encrypted)).toThrow(
      CiphertextError,
    );
    for (const index of [0, 12, bytes.length - 1])
      expect(() => decryptText(keys, place, flip(index))).toThrow(CiphertextError);
    expect(() => decryptText(keys, place, `${kid}.${text.slice(0, 20)}`)).toThrow(CiphertextError);
  });

  test('encrypts under the newest key and decrypts under older ones', () => {
    const before = encryptText(keys, place, SECRET);
    const rotated = makeKeyRing(NEW, OLD);
    expect(decryptText(rotated, place, before)).toBe(SECRET);
    expect(encryptText(rotated, place, SECRET)).toMatch(/^new\./);
  });

  test('names the key that is missing', () => {
    const encrypted = encryptText(makeKeyRing(NEW), place, SECRET);
    expect(() => decryptText(keys, place, encrypted)).toThrow(new UnknownKeyError('new'));
  });
});
