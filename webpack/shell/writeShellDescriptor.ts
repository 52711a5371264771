import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import type { Stats } from 'webpack';
import { copyLocales } from '../compile/copyLocales';
import { computeScriptIntegrity } from '../compile/computeScriptIntegrity';
import { readPackage } from '../compile/readPackage';
import { computeSourceHash } from '../compile/computeSourceHash';
import { readProvidedNames, readProvidedVersions } from '../sharing/createSharedOptions';
import { getEndpointNames } from '../sharing/EndpointNamesPlugin';

/**
 * Completes a build of the shell: copies its public files and translations, and writes its descriptor as
 * `shell.json`.
 * @param prerenderedPages Pages for which the build wrote prerendered HTML; the layout counts as one.
 */
export const writeShellDescriptor = (
  shellDir: string,
  outputDir: string,
  stats: Stats,
  prerenderedPages: string[] = [],
): ShellDescriptor => {
  const scripts = (stats.compilation.entrypoints.get('shell')?.getFiles() ?? []).filter((file) =>
    file.endsWith('.js'),
  );
  const entry = scripts.find((file) => file.startsWith('shell.'));
  if (!entry) throw new Error('Could not write shell.json: the build has no entry script.');
  const publicDir = join(shellDir, 'public');
  // Only built scripts get an integrity hash, so public files are copied afterwards.
  const integrity = Object.entries(computeScriptIntegrity(outputDir));
  // The HTML lists the scripts of named chunks. Chunks of lazily shared packages have no names.
  const namedScripts = new Set(
    [...stats.compilation.namedChunkGroups.values()].flatMap((group) => group.getFiles()),
  );
  const isNamed = ([file]: [string, string]) => namedScripts.has(file);
  if (existsSync(publicDir)) cpSync(publicDir, join(outputDir, 'public'), { recursive: true });
  const descriptor: ShellDescriptor = {
    version: readPackage(shellDir).version,
    entry,
    chunks: scripts.filter((file) => file !== entry),
    integrity: Object.fromEntries(integrity.filter(isNamed)),
    lazyIntegrity: Object.fromEntries(integrity.filter((script) => !isNamed(script))),
    shared: readProvidedVersions(shellDir),
    sharedNames: readProvidedNames(),
    endpointNames: getEndpointNames(stats.compilation),
    ...(prerenderedPages.length > 0 && { prerenderedPages }),
    locales: copyLocales(shellDir, outputDir),
    listsLanguages: true,
    sourceHash: computeSourceHash('shell'),
  };
  writeFileSync(join(outputDir, 'shell.json'), JSON.stringify(descriptor));
  return descriptor;
};
