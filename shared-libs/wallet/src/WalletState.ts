import type { Eip1193Provider } from './wallets/Eip1193Provider';

/** Address of an account, with checksum: `0x` and 40 hexadecimal digits. */
export type Address = `0x${string}`;
/** Bytes as `0x` and two hexadecimal digits each. */
export type Hex = `0x${string}`;

/** The account that a wallet lets the page use. */
export interface WalletConnection {
  account: Address;
  /** Chain that the wallet itself is on; `unsupported` if the page can't use it. */
  chain: { id: number; unsupported: boolean };
  /** Name of the wallet, for example `MetaMask`. */
  walletName: string;
}

/** Result of connecting a wallet: the connection, and the provider behind it. */
export interface ConnectedWallet extends WalletConnection {
  provider: Eip1193Provider;
}

/** State of the player's wallet on this page. */
export type WalletState =
  | { status: 'disconnected' }
  /** `qrUri` is the content of the QR code to scan with a wallet app, once there is one. */
  | { status: 'connecting'; walletName: string; qrUri?: string }
  | ({ status: 'connected' } & WalletConnection);
