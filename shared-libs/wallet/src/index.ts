/** The player's wallet. Remotes load this package by `import()` only, so that no page loads it before a click needs it. */
export { loadAmounts } from './amounts/loadAmounts';
export { createSignInMessage, type SignInRequest } from './createSignInMessage';
export { describeWalletError } from './errors/describeWalletError';
export { toWalletError } from './errors/toWalletError';
export {
  ChainNotConfiguredError,
  ConnectorNotFoundError,
  ResourceUnavailableError,
  SwitchChainError,
  UnknownWalletError,
  UserRejectedError,
  WalletError,
  WalletTimeoutError,
} from './errors/WalletError';
export { WalletPicker } from './picker/WalletPicker';
export { useWallet, type Wallet } from './session/useWallet';
export type { TransactionRequest } from './session/WalletClient';
export { SignInDialog } from './sign-in/SignInDialog';
export type { SendSignedMessage, SignedMessage } from './sign-in/SignedMessage';
export { useWalletOptions } from './wallets/useWalletOptions';
export type { WalletOption } from './wallets/WalletOption';
export type { Address, ConnectedWallet, Hex, WalletConnection, WalletState } from './WalletState';
