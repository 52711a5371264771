import type { Release } from './registry';
import type { MenuEntryConfig, RemoteDescriptor, RouteConfig, WidgetConfig } from './remote';
import type { TelemetrySettings } from './telemetrySettings';
import type { WalletSettings } from './walletSettings';

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
