import type { Registry, RegistryEntry, Release, RemoteDescriptor } from '@hashgrid/contracts';
import { getReleaseBase } from './benchPaths';
import { listExposed } from '@hashgrid/tooling/remote/remoteConfig';
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

/** Lists the widgets that fill slots in a page, as `<remote>/<component>`. A slot's name starts with that of its page's folder. */
const listWidgets = ({ remotes }: Registry, page: string): string[] =>
  Object.entries(remotes).flatMap(([name, { current }]) =>
    (current.descriptor.widgets ?? [])
      .filter(({ slot }) => page.startsWith(`${slot.split('.')[0]}/`))
      .map(({ component }) => `${name}/${component}`),
  );

/** Returns the files of a page and of the widgets in it. */
const listPreloads = (
  registry: Registry,
  pageFiles: BuiltBaseline['pageFiles'],
  remote: string,
  page: string,
): string[] => [
  ...new Set([`${remote}/${page}`, ...listWidgets(registry, page)].flatMap((key) => pageFiles[key] ?? [])),
];

/**
 * Returns the registry of a baseline: the routes of the remotes, with their files in one release and no integrity
 * hashes, so that the HTML holds nothing that only federation needs.
 * @param options.preload Whether the HTML names the files of the page at its path.
 */
export const createBaselineRegistry = (
  name: string,
  productRegistry: Registry,
  { descriptor, pageFiles }: BuiltBaseline,
  options: { preload: boolean },
): Registry => {
  const version = descriptor.version;
  const remotes = Object.entries(productRegistry.remotes).map(([remote, { current }]) => {
    const chunks = listExposed(current.descriptor).map((page): [string, string[]] => [
      page,
      options.preload ? listPreloads(productRegistry, pageFiles, remote, page) : [],
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
    // The same source hash as our release, so that the gateway does not rebuild it.
    shell: createEntry(
      name,
      { ...descriptor, sourceHash: productRegistry.shell!.current.descriptor.sourceHash },
      version,
    ),
    remotes: Object.fromEntries(remotes) as Registry['remotes'],
  };
};
