import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { getReleaseBase } from './benchPaths';
import { listExposed } from '@hashgrid/tooling/remote/createRemoteWebpackConfig';
import type { BuiltBaseline } from './buildMonolith';

const createEntry = <Descriptor>(
  name: string,
  descriptor: Descriptor,
  version: string,
): RegistryEntry<Descriptor> => {
  const current: Release<Descriptor> = {
    version,
    hash: name,
    base: getReleaseBase(name),
    publishedAt: new Date().toISOString(),
    descriptor,
  };
  return { current, previous: [] };
};

/**
 * Returns the registry of a baseline: the routes of the remotes, with their files in one release and no integrity
 * hashes, so that the HTML holds nothing that only federation needs.
 * @param options.shouldPreload Whether the HTML names the files of the page at its path, and of the widgets in its first view.
 */
export const createBaselineRegistry = (
  name: string,
  productRegistry: Registry,
  { descriptor, pageFiles }: BuiltBaseline,
  options: { shouldPreload: boolean },
): Registry => {
  const version = descriptor.version;
  const remotes = Object.entries(productRegistry.remotes).map(([remote, { current }]) => {
    const chunks = listExposed(current.descriptor).map((page): [string, string[]] => [
      page,
      options.shouldPreload ? (pageFiles[`${remote}/${page}`] ?? []) : [],
    ]);
    const baselineRemote: RemoteDescriptor = {
      ...current.descriptor,
      entry: descriptor.entry,
      chunks: Object.fromEntries(chunks),
      integrity: {},
    };
    return [remote, createEntry(name, baselineRemote, version)];
  });
  return {
    revision: productRegistry.revision,
    // The same source hash as our release, so that the start does not rebuild the shell.
    shell: createEntry(
      name,
      { ...descriptor, sourceHash: productRegistry.shell!.current.descriptor.sourceHash },
      version,
    ),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
};
