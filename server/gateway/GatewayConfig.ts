import type { Bootstrap } from '@hashgrid/contracts';

/** What an installation chooses about the gateway. */
export interface GatewayConfig {
  /** Folder of the release store. */
  releasesDir: string;
  /** Where the product API answers, without a closing slash. */
  apiUrl: string;
  /** Addresses, with commas, of the proxies in front that are believed about a caller's address; empty for none. */
  trustedProxies: string;
  gameName: string;
  /** Public key that pages send with every call of the API [C1]. */
  apiKey: string;
  links: Bootstrap['links'];
  /** Tells open pages to reload when a release changes; for developers alone. */
  reloadPages?: boolean;
}
