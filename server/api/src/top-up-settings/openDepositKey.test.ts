import { TEST_XPRV, TEST_XPUB } from '../../test/chain/depositKeys';
import { openDepositKey } from './openDepositKey';

describe('the key of deposit addresses', () => {
  test('refuses a private key without showing it', async () => {
    const opening = openDepositKey(TEST_XPRV);
    await expect(opening).rejects.toThrow('private key (xprv)');
    await expect(opening).rejects.not.toThrow(TEST_XPRV);
  });

  test('refuses a key with a typing error', async () => {
    const wrong = TEST_XPUB.replace(/.$/, TEST_XPUB.endsWith('a') ? 'b' : 'a');
    await expect(openDepositKey(wrong)).rejects.toThrow('not a valid extended public key');
  });
});
