/** A wallet that a player can choose. */
export interface WalletOption {
  id: string;
  name: string;
  /** Picture as a data URL, only from wallets that announce one. */
  icon?: string;
  /**
   * `installed`: `connect(id)` asks the wallet. `install`: not in this browser; `installUrl` is where to get it. `qr`: `connect(id)` gives
   * `state.qrUri` to scan. `device`: `connect(id)` loads the program of a hardware wallet. `more`:
   * `connect(id)` opens the list of Web3Modal. `closed`: its service has ended.
   */
  kind: 'installed' | 'install' | 'qr' | 'device' | 'more' | 'closed';
  installUrl?: string;
}
