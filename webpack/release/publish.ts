import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@hashgrid/contracts';
import type { Mode } from '../compile/baseConfig';
import { CACHE_DIR, REMOTES_DIR } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { findChanges } from './findChanges';
import { pruneReleases } from './pruneReleases';
import { getEntry, getReleaseId, withRelease, withRollback } from './registryEntry';
import { changeRegistry, readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';
import { SHELL, type Descriptor } from './releaseStore';
import { storeRelease } from './storeRelease';

/** Returns the names that can be published from this workspace, the shell first. */
export const listPublishable = (): string[] => [SHELL, ...listRemoteNames()];

/** The ID of the live release of a name, as `publish --replaces` takes it. */
export const getLiveId = (registry: Registry, name: string): string => {
  const current = getEntry(registry, name)?.current;
  return current ? getReleaseId(current) : 'none';
};

const checkLive = (registry: Registry, name: string, replaces: string | undefined): void => {
  const live = getLiveId(registry, name);
  if (replaces === undefined || live === replaces) return;
  throw new ReleaseError(
    `Did not publish "${name}": ${live} has become live since ${replaces}. Publish it with: npm run release -- publish ${name}`,
  );
};

/**
 * Stores a finished build and makes it live.
 * @throws {ReleaseError} when another release than `replaces` is live.
 */
export const publishBuild = async (
  storeDir: string,
  name: string,
  buildDir: string,
  { compress, replaces }: { compress: boolean; replaces?: string | undefined },
): Promise<Release<Descriptor>> => {
  const release = await storeRelease(storeDir, name, buildDir, { compress });
  const registry = await changeRegistry(storeDir, (before) => {
    checkLive(before, name, replaces);
    return withRelease(before, name, release);
  });
  pruneReleases(storeDir, registry, name);
  return release;
};

/**
 * Builds the shell or one remote and makes it live; other releases stay as they are.
 * @returns Null when `ifChanged` is set and nothing has changed.
 * @throws {ReleaseError} for a name that is not in this workspace; {BuildError} when it cannot be built.
 */
export const publish = async (
  storeDir: string,
  name: string,
  options: { ifChanged: boolean; mode: Mode; replaces?: string | undefined },
): Promise<Release<Descriptor> | null> => {
  if (!listPublishable().includes(name)) {
    const names = listPublishable().join(', ');
    throw new ReleaseError(
      `"${name}" is neither the shell nor a folder with a remote.config.ts in ${REMOTES_DIR}. There are: ${names}.`,
    );
  }
  if (options.ifChanged) {
    const { changed } = findChanges(readRegistry(storeDir), storeDir, [name], { keepOthers: false });
    if (changed.length === 0) return null;
  }
  const buildDir = join(CACHE_DIR, 'builds', `${name}-${process.pid}`);
  try {
    // Webpack is loaded only when there is something to build.
    if (name === SHELL) await (await import('../shell/buildShell')).buildShell(buildDir, options.mode);
    else await (await import('../remote/buildRemote')).buildRemote(name, buildDir, options.mode);
    const { mode, replaces } = options;
    return await publishBuild(storeDir, name, buildDir, { compress: mode === 'production', replaces });
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
