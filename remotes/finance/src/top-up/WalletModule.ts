import type * as wallet from '@hashgrid/wallet';

/** The wallet layer, which is loaded by `import()` alone. */
export type WalletModule = typeof wallet;
