import type { WalletError } from '../errors/WalletError';
import type { WalletOption } from '../wallets/WalletOption';

/** A step of the wallet picker. */
export type PickerStep =
  | { name: 'list' }
  | { name: 'connecting'; option: WalletOption }
  /** The wallet is on another chain; `error` is why it didn't switch, if it reported one. */
  | { name: 'wrongChain'; option: WalletOption; error?: WalletError }
  | { name: 'failed'; option: WalletOption; error: WalletError };
