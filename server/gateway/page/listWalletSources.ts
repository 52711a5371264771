import { LEDGER_POLICY, LIT_POLICY, type WalletSettings } from '@hashgrid/contracts';

/** The relay that WalletConnect's client and Ledger's script connect to. Their telemetry stays blocked. */
const RELAY = 'wss://relay.walletconnect.com';
/** The list of wallets that Web3Modal shows, with their icons. */
const WALLET_LIST = 'https://api.web3modal.org';

/**
 * Returns the source expression for a URL: without its query, which a source expression cannot have, and with the characters
 * that would end it escaped.
 */
const toSource = (url: string, part: 'origin' | 'file'): string => {
  const { origin, pathname } = new URL(url);
  return part === 'origin' ? origin : origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};

/** Returns what the content security policy must allow for wallets: nothing unless wallets are configured. */
export const listWalletSources = ({ nodes, walletConnectProjectId, ledgerConnectKitUrl }: WalletSettings) => {
  const urls = Object.values(nodes).flatMap((list) => list ?? []);
  return {
    scripts: ledgerConnectKitUrl ? [toSource(ledgerConnectKitUrl, 'file')] : [],
    trustedTypes: [
      ...(ledgerConnectKitUrl ? [LEDGER_POLICY] : []),
      ...(walletConnectProjectId ? [LIT_POLICY] : []),
    ],
    connections: [
      ...new Set(urls.map((url) => toSource(url, 'origin'))),
      ...(walletConnectProjectId || ledgerConnectKitUrl ? [RELAY] : []),
      ...(walletConnectProjectId ? [WALLET_LIST] : []),
    ],
  };
};
