/** A wallet that a player can choose. */
export interface WalletOption {
  id: string;
  name: string;
  /** Icon as a data URL; only of wallets that announce one. */
  icon?: string;
  /**
   * `installed`: `connect(id)` asks the wallet. `install`: not in this browser; `installUrl` is where to get it. `qr`: `connect(id)`
   * sets `state.qrUri`, the code to scan. `device`: `connect(id)` loads the script of a hardware wallet. `more`: `connect(id)` opens
   * Web3Modal's list of wallets. `discontinued`: the wallet's service has shut down.
   */
  kind: 'installed' | 'install' | 'qr' | 'device' | 'more' | 'discontinued';
  installUrl?: string;
}
