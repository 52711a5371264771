import type * as wallet from '@hashgrid/wallet';

/** Type of the wallet package, which is loaded only by `import()`. */
export type WalletModule = typeof wallet;
