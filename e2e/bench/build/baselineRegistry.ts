import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { baseOf } from './benchPaths';
import type { BuiltBaseline } from './buildMonolith';

const entryOf = <Descriptor>(
  name: string,
  descriptor: Descriptor,
  version: string,
): RegistryEntry<Descriptor> => {
  const current: Release<Descriptor> = {
    version,
    hash: name,
    base: baseOf(name),
    publishedAt: new Date().toISOString(),
    descriptor,
  };
  return { current, previous: [] };
};

/**
 * Returns the registry of a baseline: the routes of the remotes, with their files in one release and no integrity
 * hashes, so that the HTML holds nothing that only federation needs.
 * @param options.preload Whether the HTML names the files of the page at its path.
 */
export const baselineRegistry = (
  name: string,
  ours: Registry,
  { descriptor, pageFiles }: BuiltBaseline,
  options: { preload: boolean },
): Registry => {
  const version = descriptor.version;
  const remotes = Object.entries(ours.remotes).map(([remote, { current }]) => {
    const chunks = current.descriptor.routes.map(({ page }): [string, string[]] => [
      page,
      options.preload ? (pageFiles[`${remote}/${page}`] ?? []) : [],
    ]);
    const ofBaseline: RemoteDescriptor = {
      ...current.descriptor,
      entry: descriptor.entry,
      chunks: Object.fromEntries(chunks),
      integrity: {},
    };
    return [remote, entryOf(name, ofBaseline, version)];
  });
  return {
    revision: ours.revision,
    // The same source hash as our release, so that the gateway does not rebuild it.
    shell: entryOf(name, { ...descriptor, sourceHash: ours.shell!.current.descriptor.sourceHash }, version),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
};
