import type { RemoteDescriptor, ShellDescriptor } from './remote';

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
  /**
   * Builds that a rollback, a pin of an older build or the end of a canary took out of use, newest first. Only an explicit publish or
   * a pin makes one live again.
   */
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

/** Returns the content hash in the base URL of a release; null when it has none. */
export const getReleaseHash = (base: string): string | null => /-([0-9a-f]+)\/$/.exec(base)?.[1] ?? null;

/** Header of API responses: the registry revision since which the player gets the same releases. A higher one tells an open page that there is a newer release. */
export const REVISION_HEADER = 'x-registry-revision';
