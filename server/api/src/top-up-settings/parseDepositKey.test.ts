import { TEST_XPRV, TEST_XPUB } from '../../test/chain/depositKeys';
import { parseDepositKey } from './parseDepositKey';

describe('the deposit key', () => {
  test('rejects a private key without revealing it', async () => {
    const parsing = parseDepositKey(TEST_XPRV);
    await expect(parsing).rejects.toThrow('private key (xprv)');
    await expect(parsing).rejects.not.toThrow(TEST_XPRV);
  });

  test('rejects a key with a typo', async () => {
    const mistyped = TEST_XPUB.replace(/.$/, TEST_XPUB.endsWith('a') ? 'b' : 'a');
    await expect(parseDepositKey(mistyped)).rejects.toThrow('not a valid extended public key');
  });
});
