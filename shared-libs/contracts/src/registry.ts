import type { MenuEntryConfig, RemoteDescriptor, RouteConfig, ShellDescriptor, WidgetConfig } from './remote';
import type { TelemetrySettings } from './telemetrySettings';
import type { WalletSettings } from './walletSettings';

/** One immutable published build. */
export interface Release<Descriptor> {
  version: string;
  /** First digits of the content hash. */
  hash: string;
  /** URL below which its files are served, with a trailing slash: `/remotes/auth/1.0.0-1a2b3c4d/`. */
  base: string;
  publishedAt: string;
  /** The checkout that published it: host and folder, or `HASHGRID_CHECKOUT`. Older releases have none. */
  publishedBy?: string;
  /** Integrity of `files.json`, which lists the integrity of every file. Older releases have none. */
  filesIntegrity?: string;
  descriptor: Descriptor;
}

/** A build that a share of the players gets instead of the live one. */
export interface Canary<Descriptor> {
  release: Release<Descriptor>;
  /** Share of the players: more than 0, less than 100. */
  percent: number;
  startedAt: string;
  /** When it is promoted automatically, unless it fails; null if a person promotes it. */
  promoteAt: string | null;
}

/** Current and previous releases of a remote or the shell. */
export interface RegistryEntry<Descriptor> {
  current: Release<Descriptor>;
  /** Newest first. A rollback makes the first one live. */
  previous: Release<Descriptor>[];
  /** Builds that a rollback, a pin of an older build or the end of a canary took away, newest first; only an explicit publish or a pin makes one live again. */
  rolledBack?: Release<Descriptor>[];
  candidate?: Canary<Descriptor>;
}

/** A build that is no longer in the registry. Its files are kept for some time, because open pages may still load them. */
export interface RetiredBuild {
  /** ID of the release: `1.0.0-1a2b3c4d`. */
  id: string;
  /** When it left the registry. */
  leftAt: string;
}

/** The live releases of a channel. Each change increments `revision`. */
export interface Registry {
  revision: number;
  shell: RegistryEntry<ShellDescriptor> | null;
  remotes: Record<string, RegistryEntry<RemoteDescriptor>>;
  /** Builds that have left the registry, newest first, keyed by the name of their remote (`shell` for the shell's). */
  retired?: Record<string, RetiredBuild[]>;
  /** Times at which remotes were taken out of service, keyed by their names; only an explicit publish brings one back. */
  unpublished?: Record<string, string>;
  /** Stored entries that cannot be used, keyed by name (`shell` for the shell's): kept as they are, and not served. */
  malformed?: Record<string, { reason: string; value: unknown }>;
}

/** The part of a remote's release that the bootstrap data contains. */
export interface BootstrapRemote {
  name: string;
  version: string;
  base: string;
  routes: readonly RouteConfig[];
  menu: readonly MenuEntryConfig[];
  /** Set if it is a canary, which this player gets before it is live for all. */
  isCanary?: boolean;
  /** Omitted, like `widgets`, if the remote has none. A newer release may have slots that this code doesn't know. */
  slots?: readonly string[];
  widgets?: readonly WidgetConfig[];
}

/** Returns the part of a release that the bootstrap data contains. */
export const toBootstrapRemote = (
  name: string,
  { version, base, descriptor }: Pick<Release<RemoteDescriptor>, 'version' | 'base' | 'descriptor'>,
): BootstrapRemote => {
  const { routes, menu = [], slots, widgets } = descriptor;
  return { name, version, base, routes, menu, ...(slots && { slots }), ...(widgets && { widgets }) };
};

/** Returns the content hash in the base URL of a release; null when it has none. */
export const getReleaseHash = (base: string): string | null => /-([0-9a-f]+)\/$/.exec(base)?.[1] ?? null;

/** Header of API responses: the registry revision since which the player gets the same releases. A higher one tells an open page that there is a newer release. */
export const REVISION_HEADER = 'x-registry-revision';

/** Returns the gateway's path that responds with the release to use instead of one that fails. */
export const getPreviousReleasePath = ({ name, base }: { name: string; base: string }): string =>
  `/releases/${name}/before/${base.split('/').at(-2)}`;

/** Returns the gateway's path that responds with the shell to use instead of the one with this ID, which doesn't start, and sets a cookie so that a reload gets it too. */
export const getPreviousShellPath = (id: string): string => `/releases/shell/before/${id}`;

/** Returns the gateway's path that starts a preview in this browser. */
export const getPreviewPath = (token: string): string => `/_preview/${token}`;

/** The gateway's path that ends a preview. */
export const LEAVE_PREVIEW_PATH = '/_preview/leave';

/** Details needed to run a remote; also part of `remote.json` below its base. */
export type RemoteDetails = Pick<RemoteDescriptor, 'version' | 'entry' | 'chunks' | 'integrity'>;

/** Data that the gateway inlines into the HTML as JSON in `<script type="application/json" id="bootstrap">`. */
export interface Bootstrap {
  gameName: string;
  apiKey: string;
  revision: number;
  shell: { version: string; base: string };
  remotes: BootstrapRemote[];
  /** Details of the remote at the requested path, keyed by its name. */
  details: Record<string, RemoteDetails>;
  /** Origin of a CDN from which remotes may be loaded too. */
  artifactsOrigin?: string;
  /** Set while this browser previews a remote that is not live; `origin` is that of a build on a developer's computer, or null. */
  preview?: { name: string; version: string; origin: string | null };
  /** Locales with translations, including en-US; for shells that have no list of their own. */
  locales?: string[];
  wallet: WalletSettings;
  telemetry: TelemetrySettings;
  links: {
    support: string;
    community: { name: string; kind: 'channel' | 'social' | 'partner'; url: string }[];
  };
}

/** ID of the element with the bootstrap data. */
export const BOOTSTRAP_ELEMENT_ID = 'bootstrap';

/** ID of the HTML element with the message that the page could not be loaded; the shell removes it when it starts. */
export const LOAD_FAILURE_ID = 'load-failure';

/** Event that a shell that can't start dispatches to the HTML's inline script, with the error as its detail. */
export const START_FAILURE_EVENT = 'start-failure';

/** Name of the Trusted Types policy that creates import maps, the only text that becomes a script. */
export const IMPORT_MAP_POLICY = 'import-map';

/** Name of the Trusted Types policy that creates the URL of Ledger's script, where an installation has configured it. */
export const LEDGER_POLICY = 'ledger-connect-kit';

/** Name of the Trusted Types policy that creates the markup of lit's templates, which Web3Modal's dialog uses. */
export const LIT_POLICY = 'lit-html';
