import {
  API_PREFIX,
  IMPORT_MAP_POLICY,
  type TelemetrySettings,
  type WalletSettings,
} from '@hashgrid/contracts';
import { reportViolations } from '@hashgrid/contracts/endpoints';
import { listWalletSources } from './listWalletSources';

/** Host to which Google Analytics sends page views. */
const GOOGLE_ANALYTICS = 'https://www.google-analytics.com';
const VIOLATIONS_PATH = API_PREFIX + reportViolations.path;

const listOrigins = (...origins: readonly (string | null | undefined)[]): string[] =>
  origins.flatMap((origin) => origin ?? []);

/**
 * Returns the headers of every HTML response. Only scripts and styles of this origin or with the nonce are allowed, and no
 * script runs without an integrity hash. Other hosts are those that the settings need, such as the CDN of the releases.
 * Browsers report violations to the API.
 * @param previewOrigin Origin of a developer's computer, when a build from there is previewed.
 */
export const createPageHeaders = (
  nonce: string,
  {
    wallet,
    telemetry,
    artifactsOrigin,
    reloadPages,
  }: {
    wallet: WalletSettings;
    telemetry: TelemetrySettings;
    artifactsOrigin?: string | null;
    /** Whether open pages are updated, as during development; updates have no integrity hash. */
    reloadPages?: boolean | undefined;
  },
  previewOrigin?: string | null,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    [
      "script-src 'self'",
      ...listOrigins(artifactsOrigin, previewOrigin),
      `'nonce-${nonce}'`,
      ...listWalletSources(wallet).scripts,
    ].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    [
      "connect-src 'self'",
      ...listOrigins(artifactsOrigin, previewOrigin),
      ...listWalletSources(wallet).connections,
      ...(telemetry.isAnalyticsOn && telemetry.gaMeasurementId ? [GOOGLE_ANALYTICS] : []),
    ].join(' '),
    ["img-src 'self' data: blob:", ...listOrigins(artifactsOrigin, previewOrigin)].join(' '),
    ["media-src 'self'", ...listOrigins(artifactsOrigin, previewOrigin)].join(' '),
    ["font-src 'self'", ...listOrigins(artifactsOrigin, previewOrigin)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Only these policies turn a string into a script or markup: the shell's one for import maps, the one for the URL of Ledger's
    // script, and the one of lit, on which Web3Modal is built.
    "require-trusted-types-for 'script'",
    ['trusted-types', IMPORT_MAP_POLICY, ...listWalletSources(wallet).trustedTypes].join(' '),
    // Browsers that know `report-to` ignore the older `report-uri`.
    `report-uri ${VIOLATIONS_PATH}`,
    'report-to violations',
  ].join('; '),
  ...(!reloadPages && {
    'integrity-policy': 'blocked-destinations=(script), endpoints=(violations)',
  }),
  'reporting-endpoints': `violations="${VIOLATIONS_PATH}"`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
});
