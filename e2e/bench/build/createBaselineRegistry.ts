import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { listExposed } from '@hashgrid/tooling/remote/createRemoteWebpackConfig';
import { getReleaseBase } from './benchPaths';
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
 * Returns the registry of a baseline: each remote keeps its routes, but points to the baseline's only release. Remotes have
 * no integrity hashes, because only federation needs them in the HTML; the shell keeps its own.
 * @param name Name of the baseline: `monolith`.
 * @param options.shouldPreload Whether the HTML preloads the chunks of its page and of the widgets in the first view.
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
    // The source hash of the product's shell, so that starting the variant doesn't rebuild it.
    shell: createEntry(
      name,
      { ...descriptor, sourceHash: productRegistry.shell!.current.descriptor.sourceHash },
      version,
    ),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
};
