import { seal, unseal } from './encrypt';

const context = { signingSecret: new TextEncoder().encode('a secret of this server') };

describe('sealed texts', () => {
  test('open for their owner, and never look the same twice', () => {
    const sealed = seal(context, 'alice', 'JBSWY3DPEHPK3PXP');
    expect(unseal(context, 'alice', sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(seal(context, 'alice', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  });

  test('do not open for another owner, with another secret, or changed', () => {
    const sealed = seal(context, 'alice', 'JBSWY3DPEHPK3PXP');
    const flipped = (sealed.startsWith('a') ? 'b' : 'a') + sealed.slice(1);
    expect(() => unseal(context, 'bob', sealed)).toThrow();
    expect(() => unseal({ signingSecret: new Uint8Array(32) }, 'alice', sealed)).toThrow();
    expect(() => unseal(context, 'alice', flipped)).toThrow();
  });
});
