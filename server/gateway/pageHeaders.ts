import { IMPORT_MAP_POLICY, type WalletSettings } from '@hashgrid/contracts';
import { walletSources } from './walletSources';

/**
 * Returns the headers of every HTML response. Only scripts and styles of this origin or with the nonce are allowed, and no
 * script runs without an integrity. Other hosts are those that the wallet settings need.
 */
export const pageHeaders = (nonce: string, wallet: WalletSettings): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...walletSources(wallet).scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    ["connect-src 'self'", ...walletSources(wallet).connections].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes a script only through the shell's policy for import maps, a URL through that of Ledger's script, and markup through
    // that of lit, on which Web3Modal is built.
    "require-trusted-types-for 'script'",
    ['trusted-types', IMPORT_MAP_POLICY, ...walletSources(wallet).trustedTypes].join(' '),
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
});
