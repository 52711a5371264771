import type { Registry, Release, RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import type { PageStart } from './bootstrapFor';

type AnyRelease = Release<RemoteDescriptor | ShellDescriptor>;

/** Scripts of one page view. All are URLs from the root on. */
export interface PageScripts {
  entry: string;
  /** What the page at this path needs besides: fetched at once, not after the entry has run. */
  preload: string[];
  /** Integrity, keyed by URL: a script without one does not run. */
  integrity: Record<string, string>;
}

const integrityOf = ({ base, descriptor }: AnyRelease): [string, string][] =>
  Object.entries(descriptor.integrity).map(([file, hash]) => [base + file, hash]);

/**
 * @param options.allHashes Whether the browser takes no further import map: then the hashes of every remote must be in
 * the HTML; otherwise the shell adds them with a remote's details, and 400 remotes cost a page nothing.
 */
export const pageScripts = (
  registry: Registry,
  { screen }: PageStart,
  options: { allHashes: boolean },
): PageScripts => {
  const shell = registry.shell!.current;
  const remote = screen ? registry.remotes[screen.remote.name]?.current : undefined;
  const page = screen?.route.page ?? '';
  const remotes = options.allHashes
    ? Object.values(registry.remotes).map(({ current }) => current)
    : remote
      ? [remote]
      : [];
  return {
    entry: shell.base + shell.descriptor.entry,
    preload: [
      ...shell.descriptor.chunks.map((file) => shell.base + file),
      ...(remote ? [remote.descriptor.entry, ...(remote.descriptor.chunks[page] ?? [])] : []).map(
        (file) => remote!.base + file,
      ),
    ],
    integrity: Object.fromEntries([shell, ...remotes].flatMap(integrityOf)),
  };
};
