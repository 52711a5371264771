import type { MenuEntryConfig, RemoteDescriptor, RouteConfig, ShellDescriptor } from './remote';

/** One immutable published build. */
export interface Release<Descriptor> {
  version: string;
  /** First digits of the content's hash. */
  hash: string;
  /** URL below which its files are served, with a closing slash: `/remotes/auth/1.0.0-1a2b3c4d/`. */
  base: string;
  publishedAt: string;
  descriptor: Descriptor;
}

/** What is live of one remote (or of the shell), and what was before. */
export interface RegistryEntry<Descriptor> {
  current: Release<Descriptor>;
  /** Newest first; what a rollback goes back to. */
  previous: Release<Descriptor>[];
  /** What the last rollback took out of service: only an explicit publish brings it back. */
  rolledBack?: Release<Descriptor>;
}

/** `registry.json`: which version of what is live. Changed only by compare-and-swap on `revision`. */
export interface Registry {
  revision: number;
  shell: RegistryEntry<ShellDescriptor> | null;
  remotes: Record<string, RegistryEntry<RemoteDescriptor>>;
}

/** The part of a remote's release that the shell knows of from the start. */
export interface BootstrapRemote {
  name: string;
  version: string;
  base: string;
  routes: readonly RouteConfig[];
  menu: readonly MenuEntryConfig[];
}

/** What is needed to run a remote; `remote.json` below its base has it too. */
export type RemoteDetails = Pick<RemoteDescriptor, 'version' | 'entry' | 'chunks' | 'integrity'>;

/** What the gateway inlines into the HTML, as JSON in `<script type="application/json" id="bootstrap">`. */
export interface Bootstrap {
  gameName: string;
  apiKey: string;
  revision: number;
  shell: { version: string; base: string };
  remotes: BootstrapRemote[];
  /** Details of the remote at the requested path, keyed by its name. */
  details: Record<string, RemoteDetails>;
  /** Locales that have texts, en-US included. */
  locales: string[];
  links: {
    support: string;
    community: { name: string; kind: 'channel' | 'social' | 'partner'; url: string }[];
  };
}

export const BOOTSTRAP_ELEMENT_ID = 'bootstrap';
