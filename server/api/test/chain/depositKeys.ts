import { HDKey, hdKeyToAccount } from 'viem/accounts';

/** The key of an operator, which the server never gets. */
const master = HDKey.fromMasterSeed(new Uint8Array(32).fill(11));
const ACCOUNT_PATH = "m/44'/60'/0'";
const account = master.derive(ACCOUNT_PATH);

export const TEST_XPUB = account.publicExtendedKey;
export const TEST_XPRV = account.privateExtendedKey;

/** Returns the address at a position, derived as a wallet with the private key does it. */
export const deriveTestAddress = (position: number) =>
  hdKeyToAccount(master, { path: `${ACCOUNT_PATH}/0/${position}` as `m/44'/60'/${string}` }).address;
