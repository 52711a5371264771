import type { LogLevel, LogStream, Monitor } from '@hashgrid/connection';
import type { Bootstrap, TelemetrySettings, WalletSettings } from '@hashgrid/contracts';
import type { ArtifactStore } from '@hashgrid/contracts/releases';

/** Settings of the gateway. */
export interface GatewayConfig {
  /** Folder of the release store. */
  releasesDir: string;
  /** Artifact store with the files of releases, and the folder and maximum size of their local copies; null or left out when they are in `releasesDir`. */
  artifacts?: { store: ArtifactStore; cacheDir: string; maxBytes: number } | null;
  /** Origin of a CDN that serves the files of releases to browsers; this origin when null or left out. */
  artifactsOrigin?: string | null;
  /** File with the live registry; `followRegistry` keeps it up to date. */
  registryFile: string;
  /** Updates `registryFile` immediately; never rejects. */
  refreshRegistry?: () => Promise<unknown>;
  /** URL of the product API, without a trailing slash. */
  apiUrl: string;
  /** URL by which players reach the product. */
  publicUrl: string;
  /** Comma-separated addresses of the proxies whose `X-Forwarded-For` is trusted; empty for none. */
  trustedProxies: string;
  /** Maximum concurrent requests, event streams included, per IP address. */
  requestsPerAddress: number;
  /** Maximum concurrent connections, idle ones included, per IP address; `trustedProxies` have no limit. */
  connectionsPerAddress: number;
  gameName: string;
  /** Public key that pages send with every API request. */
  apiKey: string;
  links: Bootstrap['links'];
  wallet: WalletSettings;
  telemetry: TelemetrySettings;
  /** Which preview links the gateway opens: none (when left out), those of uploaded builds, or also those of developers' computers. */
  previewLinks?: 'off' | 'builds' | 'localhost';
  /** Channel whose releases the gateway serves; `live` when left out. */
  releaseChannel?: string;
  /** Whether the first build is running, so that there is nothing to serve yet. */
  isBuilding?: () => boolean;
  /** How long a closing gateway continues to serve, so that load balancers notice; 0 when left out. */
  drainSeconds?: number;
  /** `warn` when null or left out; `info` logs every request. */
  logLevel?: LogLevel | null;
  /** Receives the log instead of the standard output. */
  logStream?: LogStream;
  /** Receives measurements. */
  monitor?: Monitor | undefined;
  /** Whether open pages reload when a release changes, for development. */
  reloadPages?: boolean;
}
