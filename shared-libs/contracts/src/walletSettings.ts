/** Settings of the wallet layer, which the gateway passes to the browser. None of them is secret. */
export interface WalletSettings {
  /** Identifies the installation to WalletConnect; null hides WalletConnect. */
  walletConnectProjectId: string | null;
  /** URL of the script of Ledger's connect-kit; null hides Ledger. */
  ledgerConnectKitUrl: string | null;
  isBloctoEnabled: boolean;
  /** URLs of public nodes, keyed by chain ID. */
  nodes: Partial<Record<number, readonly string[]>>;
}

/** The settings of an installation that configures nothing: no request to another host. */
export const NO_WALLET_SETTINGS: WalletSettings = {
  walletConnectProjectId: null,
  ledgerConnectKitUrl: null,
  isBloctoEnabled: false,
  nodes: {},
};
