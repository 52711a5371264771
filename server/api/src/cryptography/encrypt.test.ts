import { encrypt, decrypt } from './encrypt';

const context = { signingSecret: new TextEncoder().encode('a secret of this server') };

describe('encrypt', () => {
  test('decrypts for the owner and never repeats a ciphertext', () => {
    const sealed = encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP');
    expect(decrypt(context, 'alice', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('refuses another owner, another secret and a changed ciphertext', () => {
    const sealed = encrypt(context, 'alice', 'JBSWY3DPEHPK3PXP');
    const flipped = (sealed.startsWith('a') ? 'b' : 'a') + sealed.slice(1);
    expect(() => decrypt(context, 'bob', sealed)).toThrow();
    expect(() => decrypt({ signingSecret: new Uint8Array(32) }, 'alice', sealed)).toThrow();
    expect(() => decrypt(context, 'alice', flipped)).toThrow();
  });
});
