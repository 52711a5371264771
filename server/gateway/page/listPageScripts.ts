import {
  getRetryQuery,
  RETRIES_IN_IMPORT_MAP,
  type Registry,
  type Release,
  type ShellDescriptor,
} from '@hashgrid/contracts';
import type { AnyRelease } from '@hashgrid/contracts/releases';
import { listFallbacks } from '../texts/composeLocale';
import type { PageStart, PreloadedComponent } from './createPageStart';

/** URLs of the scripts of one page view. */
export interface PageScripts {
  entry: string;
  /** Other scripts that the page at this path needs, fetched before the entry has run. */
  preload: string[];
  /** Integrity, keyed by URL: a script without one does not run. */
  integrity: Record<string, string>;
}

const prefixFiles = (base: string, integrity: Record<string, string> = {}): [string, string][] =>
  Object.entries(integrity).map(([file, hash]) => [base + file, hash]);

const getIntegrity = ({ base, descriptor }: AnyRelease): [string, string][] =>
  prefixFiles(base, descriptor.integrity);

/** Adds the URLs of retries, because the shell can't add their hashes later in these browsers. */
const addRetries = (integrity: [string, string][]): [string, string][] =>
  Array.from({ length: RETRIES_IN_IMPORT_MAP + 1 }, (_, failed) => getRetryQuery(failed)).flatMap((query) =>
    integrity.map(([url, hash]): [string, string] => [url + query, hash]),
  );

/** Returns the integrity of the remotes' releases that replace live ones that fail. A page replaces its shell by a reload. */
const getFallbackIntegrity = ({ remotes }: Registry): [string, string][] =>
  listFallbacks({ shell: null, remotes }).flatMap(getIntegrity);

/** Returns the integrity of every script that any page of the registry can load. */
const getAllHashes = (shell: Release<ShellDescriptor>, registry: Registry): [string, string][] => {
  const live = [shell, ...Object.values(registry.remotes).map(({ current }) => current)];
  return addRetries([
    ...live.flatMap(getIntegrity),
    ...prefixFiles(shell.base, shell.descriptor.lazyIntegrity),
    ...getFallbackIntegrity(registry),
  ]);
};

const listFiles = ({ release: { base, descriptor }, component }: PreloadedComponent): string[] =>
  [descriptor.entry, ...(descriptor.chunks[component] ?? [])].map((file) => base + file);

/**
 * Returns the scripts of a page view, or null while no shell is published.
 * @param options.hasAllHashes Whether the HTML must hold the integrity of every script, because the browser supports only one
 * import map. Otherwise the shell adds the hashes of what it loads later, so that pages don't grow with the number of remotes.
 */
export const listPageScripts = (
  registry: Registry,
  { components }: PageStart,
  options: { hasAllHashes: boolean },
): PageScripts | null => {
  const shell = registry.shell?.current;
  if (!shell) return null;
  const integrity = [shell, ...components.map(({ release }) => release)].flatMap(getIntegrity);
  return {
    entry: shell.base + shell.descriptor.entry,
    // A widget may be of the page's remote, or share a chunk with it.
    preload: [
      ...new Set([
        ...shell.descriptor.chunks.map((file) => shell.base + file),
        ...components.flatMap(listFiles),
      ]),
    ],
    integrity: Object.fromEntries(options.hasAllHashes ? getAllHashes(shell, registry) : integrity),
  };
};
