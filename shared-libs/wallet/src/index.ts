export type { Address, WalletConnection, WalletState } from './WalletState';
