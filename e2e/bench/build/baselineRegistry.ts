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
 * What the gateway is told of a baseline. It has the routes of the remotes, but their files are in the one release, and
 * their hashes with it: the HTML holds nothing that only federation needs.
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
    // Marked as built from the sources that ours is: no start of the gateway builds it again.
    shell: entryOf(name, { ...descriptor, sourceHash: ours.shell!.current.descriptor.sourceHash }, version),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
};
