import { makeKeyRing, makeMasterKey } from '../../test/masterKeys';
import { CiphertextError, decryptText, encryptText } from './encrypt';
import { UnknownKeyError } from './KeyRing';

const OLD = makeMasterKey('old', 1);
const NEW = makeMasterKey('new', 2);
const keys = makeKeyRing(OLD);
const associatedData = { purpose: 'two-factor secrets', row: 'alice' } as const;
const SECRET = 'JBSWY3DPEHPK3PXP';

describe('encryptText and decryptText', () => {
  test('decrypts with its associated data and never repeats a ciphertext', () => {
    const encrypted = encryptText(keys, associatedData, SECRET);
    expect(decryptText(keys, associatedData, encrypted)).toBe(SECRET);
    expect(encryptText(keys, associatedData, SECRET)).not.toBe(encrypted);
    expect(encrypted).not.toContain(SECRET);
  });

  test('refuses a ciphertext of another row or purpose, and a changed one', () => {
    const encrypted = encryptText(keys, associatedData, SECRET);
    const [kid, text = ''] = encrypted.split('.');
    const bytes = Buffer.from(text, 'base64url');
    const flip = (index: number) => {
      const changed = new Uint8Array(bytes);
      changed[index]! ^= 1;
      return `${kid}.${Buffer.from(changed).toString('base64url')}`;
    };
    expect(() => decryptText(keys, { ...associatedData, row: 'bob' }, encrypted)).toThrow(CiphertextError);
    expect(() => decryptText(keys, { ...associatedData, purpose: 'recovery codes' }, encrypted)).toThrow(
      CiphertextError,
    );
    for (const index of [0, 12, bytes.length - 1])
      expect(() => decryptText(keys, associatedData, flip(index))).toThrow(CiphertextError);
    expect(() => decryptText(keys, associatedData, `${kid}.${text.slice(0, 20)}`)).toThrow(CiphertextError);
  });

  test('encrypts under the primary key and decrypts under the others', () => {
    const before = encryptText(keys, associatedData, SECRET);
    const rotated = makeKeyRing(NEW, OLD);
    expect(decryptText(rotated, associatedData, before)).toBe(SECRET);
    expect(encryptText(rotated, associatedData, SECRET)).toMatch(/^new\./);
  });

  test('names the key that is missing', () => {
    const encrypted = encryptText(makeKeyRing(NEW), associatedData, SECRET);
    expect(() => decryptText(keys, associatedData, encrypted)).toThrow(new UnknownKeyError('new'));
  });
});
