import type { WalletSettings } from '@hashgrid/contracts';
import type { FoundWallet } from '../wallets/findWallet';
import type { Address, ConnectedWallet, Hex, WalletConnection } from '../WalletState';

/** A transaction to sign and send. Amounts are in wei. */
export interface TransactionRequest {
  /** The wallet must be on this chain; otherwise nothing is sent. */
  chainId: number;
  to: Address;
  value?: bigint;
  data?: Hex;
  /** In wei per unit of gas; the wallet chooses one if it is missing. */
  gasPrice?: bigint;
}

/** Options of an attempt to connect. */
export interface ConnectOptions {
  /** Aborted when the player cancels. */
  signal: AbortSignal;
  /** Called with the content of the QR code to scan. */
  onQrUri: (uri: string) => void;
}

/** The part of the wallet layer that needs wagmi and viem. It is loaded when a wallet is chosen. */
export interface WalletClient {
  connect(found: FoundWallet, chainId: number, options: ConnectOptions): Promise<ConnectedWallet>;
  disconnect(): Promise<void>;
  switchChain(chainId: number): Promise<void>;
  signMessage(message: string): Promise<Hex>;
  /** Returns the hash of the transaction. */
  sendTransaction(request: TransactionRequest): Promise<Hex>;
}

/** Settings of a wallet client. */
export interface WalletClientInput {
  settings: WalletSettings;
  gameName: string;
  /** Called with each new connection, and with null when there is none anymore. */
  onChange: (connection: WalletConnection | null) => void;
}
