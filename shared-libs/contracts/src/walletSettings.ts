/** Settings of `@hashgrid/wallet`, which the gateway passes to the browser. None of them is secret. */
export interface WalletSettings {
  /** Identifies the installation to WalletConnect; null hides WalletConnect. */
  walletConnectProjectId: string | null;
  /** URL of the script of Ledger's connect-kit; null hides Ledger. */
  ledgerConnectKitUrl: string | null;
  /** Blocto's service has shut down: if false, the wallet is listed as discontinued. */
  isBloctoEnabled: boolean;
  /** URLs of public RPC nodes of chains, keyed by chain ID. */
  nodes: Partial<Record<number, readonly string[]>>;
}

/** The default settings: no service or node is configured, so wallets cause no request to another host. */
export const DEFAULT_WALLET_SETTINGS: WalletSettings = {
  walletConnectProjectId: null,
  ledgerConnectKitUrl: null,
  isBloctoEnabled: false,
  nodes: {},
};
