import { encrypt, decrypt } from './encrypt';

const context = { signingSecret: new TextEncoder().encode('a secret of this server') };

describe('encrypt', () => {
  test('decrypts for the owner and never repeats a ciphertext', () => {
    const encrypted = encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP');
    expect(decrypt(context, 'alice', encrypted)).toBe('JBSWY3DPEHPK3PXP');
    expect(encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP')).not.toBe(encrypted);
    expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('refuses another owner, another secret and a changed ciphertext', () => {
    const encrypted = encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP');
    const flipped = (encrypted.startsWith('a') ? 'b' : 'a') + encrypted.slice(1);
    expect(() => decrypt(context, 'bob', encrypted)).toThrow();
    expect(() => decrypt({ signingSecret: new Uint8Array(32) }, 'alice', encrypted)).toThrow();
    expect(() => decrypt(context, 'alice', flipped)).toThrow();
  });
});
