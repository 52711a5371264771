import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig, RemoteDescriptor } from '@hashgrid/contracts';
import { SLOT_PROPS } from '@hashgrid/contracts/schemas';
import type { Stats } from 'webpack';
import { copyLocales } from '../compile/copyLocales';
import { computeScriptIntegrity } from '../compile/computeScriptIntegrity';
import { readPackage } from '../compile/readPackage';
import { computeSourceHash } from '../compile/computeSourceHash';
import { readRequiredRanges } from '../sharing/createSharedOptions';
import { getEndpointNames } from '../sharing/EndpointNamesPlugin';
import { getSharedNames } from '../sharing/SharedNamesPlugin';
import { getChunkName, listExposed } from './createRemoteWebpackConfig';

const listScripts = (stats: Stats, group: string): string[] => {
  const files = stats.compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  // Hot updates are emitted outside the output directory, and are not part of a release.
  return files.filter((file) => file.endsWith('.js') && !file.startsWith('../'));
};

/** Returns the props of the slots that a remote offers or fills, as the contracts here define them. */
const readSlotProps = ({ slots = [], widgets = [] }: RemoteConfig): Pick<RemoteDescriptor, 'slotProps'> => {
  const names = [...new Set([...slots, ...widgets.map(({ slot }) => slot)])];
  if (names.length === 0) return {};
  return { slotProps: Object.fromEntries(names.map((name) => [name, SLOT_PROPS[name]])) };
};

/**
 * Adds the files and hashes of a build to a remote's config, and writes the result next to the files as
 * `remote.json`.
 * @param prerenderedPages Pages for which the build wrote prerendered HTML.
 */
export const writeRemoteDescriptor = (
  remoteDir: string,
  config: RemoteConfig,
  outputDir: string,
  stats: Stats,
  prerenderedPages: string[] = [],
): RemoteDescriptor => {
  const entry = listScripts(stats, config.name)[0];
  if (!entry) throw new Error(`Could not write remote.json of "${config.name}": the build has no container.`);
  const descriptor: RemoteDescriptor = {
    ...config,
    version: readPackage(remoteDir).version,
    entry,
    chunks: Object.fromEntries(
      listExposed(config).map((page) => [page, listScripts(stats, getChunkName(page))]),
    ),
    integrity: computeScriptIntegrity(outputDir),
    shared: readRequiredRanges(remoteDir, config.platform),
    sharedNames: getSharedNames(stats.compilation),
    endpointNames: getEndpointNames(stats.compilation),
    ...readSlotProps(config),
    ...(prerenderedPages.length > 0 && { prerenderedPages }),
    locales: copyLocales(remoteDir, outputDir),
    sourceHash: computeSourceHash(config.name),
  };
  writeFileSync(join(outputDir, 'remote.json'), JSON.stringify(descriptor));
  return descriptor;
};
