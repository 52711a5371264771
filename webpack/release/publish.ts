import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@hashgrid/contracts';
import type { Mode } from '../compile/baseConfig';
import { CACHE_DIR, REMOTES_DIR } from '../compile/paths';
import { computeSourceHash } from '../compile/sourceHash';
import { remoteNames } from '../remote/loadRemoteConfig';
import { storeRelease } from './storeRelease';
import { pruneReleases } from './pruneReleases';
import { getEntry, getReleaseId, withRelease, withRollback } from './registryEntry';
import { changeRegistry, readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';
import { SHELL, type Descriptor } from './releaseStore';

/** Returns the names that can be published from this workspace, the shell first. */
export const listPublishable = (): string[] => [SHELL, ...remoteNames()];

/**
 * Whether the sources of a name differ from its live build. A build that was rolled back counts as unchanged, so that a
 * restart does not publish it again.
 */
export const hasChanged = (registry: Registry, storeDir: string, name: string): boolean => {
  const entry = getEntry(registry, name);
  if (!entry || !existsSync(join(storeDir, entry.current.base))) return true;
  const sourceHash = computeSourceHash(name);
  return [entry.current, entry.rolledBack].every((release) => release?.descriptor.sourceHash !== sourceHash);
};

/** Stores a finished build and makes it live. */
export const publishBuild = async (
  storeDir: string,
  name: string,
  buildDir: string,
  options: { compress: boolean },
): Promise<Release<Descriptor>> => {
  const release = await storeRelease(storeDir, name, buildDir, options);
  const registry = await changeRegistry(storeDir, (before) => withRelease(before, name, release));
  pruneReleases(storeDir, registry, name);
  return release;
};

/**
 * Builds one name and makes it live; other releases stay as they are.
 * @returns Null when `ifChanged` is set and nothing has changed.
 * @throws {ReleaseError} for a name that is not in this workspace; {BuildError} when it cannot be built.
 */
export const publish = async (
  storeDir: string,
  name: string,
  options: { ifChanged: boolean; mode: Mode },
): Promise<Release<Descriptor> | null> => {
  if (!listPublishable().includes(name)) {
    const names = listPublishable().join(', ');
    throw new ReleaseError(
      `"${name}" is neither the shell nor a folder with a remote.config.ts in ${REMOTES_DIR}. There are: ${names}.`,
    );
  }
  if (options.ifChanged && !hasChanged(readRegistry(storeDir), storeDir, name)) return null;
  const buildDir = join(CACHE_DIR, 'builds', `${name}-${process.pid}`);
  try {
    // Webpack is loaded only when there is something to build.
    if (name === SHELL) await (await import('../shell/buildShell')).buildShell(buildDir, options.mode);
    else await (await import('../remote/buildRemote')).buildRemote(name, buildDir, options.mode);
    return await publishBuild(storeDir, name, buildDir, { compress: options.mode === 'production' });
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
};

/** Makes the newest previous release of a name live again, by one registry write. */
export const rollback = async (storeDir: string, name: string): Promise<{ from: string; to: string }> => {
  const registry = await changeRegistry(storeDir, (before) => withRollback(before, name));
  const entry = getEntry(registry, name);
  if (!entry?.rolledBack)
    throw new ReleaseError(`"${name}" was not rolled back: the registry has no record of it.`);
  return { from: getReleaseId(entry.rolledBack), to: getReleaseId(entry.current) };
};
