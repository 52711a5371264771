import { join } from 'node:path';
import type { Registry, Release } from '@hashgrid/contracts';
import { folderStore, type ArtifactStore } from '@hashgrid/contracts/releases';
import type { Mode } from '../compile/baseConfig';
import { CACHE_DIR, REMOTES_DIR } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { describeProblems } from './describeProblems';
import { findChanges } from './findChanges';
import { pruneReleases } from './pruneReleases';
import { getEntry, getReleaseId, withoutRemote, withRelease, withRollback } from './registryEntry';
import { changeRegistry, readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';
import { SHELL, type Descriptor } from './releaseStore';
import { storeRelease } from './storeRelease';
import { withTemporaryDir } from './temporaryDirs';

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

const checkFiles = async (
  artifacts: ArtifactStore,
  name: string,
  release: Release<Descriptor>,
): Promise<void> => {
  const problems = await artifacts.verifyRelease(release);
  if (problems.length === 0) return;
  const where = artifacts.location.replace(/\/$/, '') + release.base;
  throw new ReleaseError(
    `Could not roll back "${name}" to ${getReleaseId(release)}: ${describeProblems(problems)} in ${where}. ` +
      'Restore the folder from a backup, or publish a fixed build.',
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
  {
    compress,
    replaces,
    artifacts = folderStore(storeDir),
  }: { compress: boolean; replaces?: string | undefined; artifacts?: ArtifactStore | undefined },
): Promise<Release<Descriptor>> => {
  const release = await storeRelease(storeDir, name, buildDir, { compress, artifacts });
  const registry = await changeRegistry(storeDir, (before) => {
    checkLive(before, name, replaces);
    return withRelease(before, name, release);
  });
  // Another publisher may have pruned this build, which had left the registry long ago.
  if ((await artifacts.listFiles(release.base)).length === 0)
    await storeRelease(storeDir, name, buildDir, { compress, artifacts });
  await pruneReleases(storeDir, registry, name, release.publishedAt, artifacts);
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
  options: { ifChanged: boolean; mode: Mode; replaces?: string | undefined; artifacts?: ArtifactStore },
): Promise<Release<Descriptor> | null> => {
  if (!listPublishable().includes(name)) {
    const names = listPublishable().join(', ');
    throw new ReleaseError(
      `"${name}" is neither the shell nor a folder with a remote.config.ts in ${REMOTES_DIR}. There are: ${names}.`,
    );
  }
  if (options.ifChanged) {
    const { artifacts } = options;
    const { changed } = await findChanges(readRegistry(storeDir), storeDir, [name], {
      keepOthers: false,
      artifacts,
    });
    if (changed.length === 0) return null;
  }
  return withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    // Webpack is loaded only when there is something to build.
    if (name === SHELL) await (await import('../shell/buildShell')).buildShell(buildDir, options.mode);
    else await (await import('../remote/buildRemote')).buildRemote(name, buildDir, options.mode);
    const { mode, replaces, artifacts } = options;
    return publishBuild(storeDir, name, buildDir, { compress: mode === 'production', replaces, artifacts });
  });
};

/**
 * Makes the newest previous release of a name live again, by one registry write.
 * @throws {ReleaseError} when there is none, or a file of it is missing or damaged.
 */
export const rollback = async (
  storeDir: string,
  name: string,
  artifacts = folderStore(storeDir),
): Promise<{ from: string; to: string }> => {
  const target = getEntry(withRollback(readRegistry(storeDir), name), name)?.current;
  if (target) await checkFiles(artifacts, name, target);
  const registry = await changeRegistry(storeDir, (before) => {
    const next = withRollback(before, name);
    const current = getEntry(next, name)?.current;
    if (current?.base !== target?.base)
      throw new ReleaseError(
        `Could not roll back "${name}": somebody else has just published or rolled back. Try again.`,
      );
    return next;
  });
  const entry = getEntry(registry, name);
  const from = entry?.rolledBack?.[0];
  if (!entry || !from)
    throw new ReleaseError(`"${name}" was not rolled back: the registry has no record of it.`);
  return { from: getReleaseId(from), to: getReleaseId(entry.current) };
};

/** Takes a remote out of service, by one registry write. */
export const unpublish = async (storeDir: string, name: string): Promise<void> => {
  const now = new Date().toISOString();
  await changeRegistry(storeDir, (before) => withoutRemote(before, name, now));
};
