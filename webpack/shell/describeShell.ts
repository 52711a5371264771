import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellDescriptor } from '@hashgrid/contracts';
import type { Stats } from 'webpack';
import { copyLocales } from '../compile/copyLocales';
import { computeIntegrity } from '../compile/computeIntegrity';
import { readPackage } from '../compile/readPackage';
import { computeSourceHash } from '../compile/sourceHash';
import { readProvidedVersions } from '../sharing/sharedOptions';

/**
 * Copies the shell's public files and texts beside its build, and writes what it provides as `shell.json`. The shell's own
 * chunks have names; those without are of packages that are shared lazily.
 */
export const describeShell = (shellDir: string, outputDir: string, stats: Stats): ShellDescriptor => {
  const scripts = (stats.compilation.entrypoints.get('shell')?.getFiles() ?? []).filter((file) =>
    file.endsWith('.js'),
  );
  const entry = scripts.find((file) => file.startsWith('shell.'));
  if (!entry) throw new Error('Could not describe the shell: its build has no entry.');
  const publicDir = join(shellDir, 'public');
  // Only built scripts get an integrity, so public files are copied afterwards.
  const integrity = Object.entries(computeIntegrity(outputDir));
  const ownScripts = new Set(
    [...stats.compilation.namedChunkGroups.values()].flatMap((group) => group.getFiles()),
  );
  const isOwn = ([file]: [string, string]) => ownScripts.has(file);
  if (existsSync(publicDir)) cpSync(publicDir, join(outputDir, 'public'), { recursive: true });
  const descriptor: ShellDescriptor = {
    version: readPackage(shellDir).version,
    entry,
    chunks: scripts.filter((file) => file !== entry),
    integrity: Object.fromEntries(integrity.filter(isOwn)),
    lazyIntegrity: Object.fromEntries(integrity.filter((script) => !isOwn(script))),
    shared: readProvidedVersions(shellDir),
    locales: copyLocales(shellDir, outputDir),
    sourceHash: computeSourceHash('shell'),
  };
  writeFileSync(join(outputDir, 'shell.json'), JSON.stringify(descriptor));
  return descriptor;
};
