import type { WalletError } from '../errors/WalletError';
import type { WalletOption } from '../wallets/WalletOption';

/** What the picker shows. */
export type PickerStep =
  | { name: 'list' }
  | { name: 'connecting'; option: WalletOption }
  /** The wallet is on another chain; `error` is why it did not switch, when it said so. */
  | { name: 'wrongChain'; option: WalletOption; error?: WalletError }
  | { name: 'failed'; option: WalletOption; error: WalletError };
