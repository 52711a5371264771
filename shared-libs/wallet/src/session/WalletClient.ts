import type { FoundWallet } from '../wallets/findWallet';
import type { Address, Hex, WalletConnection } from '../WalletState';

/** A transaction to sign and send. Amounts are in wei. */
export interface TransactionRequest {
  to: Address;
  value?: bigint;
  data?: Hex;
  /** In wei per unit of gas; the wallet chooses when it is missing. */
  gasPrice?: bigint;
}

/** The part of the wallet layer that needs wagmi and viem. It is loaded when a wallet is chosen. */
export interface WalletClient {
  connect(found: FoundWallet, chainId: number, onQrUri: (uri: string) => void): Promise<WalletConnection>;
  disconnect(): Promise<void>;
  switchChain(chainId: number): Promise<void>;
  signMessage(message: string): Promise<Hex>;
  /** Returns the hash of the transaction. */
  sendTransaction(request: TransactionRequest): Promise<Hex>;
}
