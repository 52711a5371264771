import { join } from 'node:path';
import {
  FILES_MANIFEST,
  packBuild,
  parseRegistry,
  SHELL,
  listFiles,
  type ReleaseClient,
} from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';
import type { Mode } from '../compile/baseConfig';
import { CACHE_DIR, REMOTES_DIR } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { findChanges } from './findChanges';
import { readOrigin } from './readOrigin';
import { ReleaseError } from './ReleaseError';
import { CHECKOUT } from './releaseStore';
import { withTemporaryDir } from './temporaryDirs';

/** Returns the names that can be published from this workspace, the shell first. */
export const listPublishable = (): string[] => [SHELL, ...listRemoteNames()];

/** Which channel a build becomes live in, and what the log says about it. */
interface PublishOptions {
  /** `live` when left out. */
  channel?: string | undefined;
  reason?: string | undefined;
  /** Refuses the publish unless this release is still live; `none` for a first one. */
  replaces?: string | undefined;
}

/** Reads the registry of the product, and which live builds it lacks files of. */
export const readLive = async (
  client: ReleaseClient,
  channel?: string,
): Promise<{ registry: Registry; damaged: string[] }> => {
  const { registry, damaged } = await client.registry(channel ? { channel } : {});
  return { registry: parseRegistry(registry), damaged };
};

/**
 * Uploads a finished build and makes it live. Returns its ID.
 * @throws {ReleaseApiError} when it is refused, such as when another release than `replaces` is live.
 */
export const publishBuild = async (
  client: ReleaseClient,
  name: string,
  buildDir: string,
  { channel, reason, replaces }: PublishOptions = {},
): Promise<string> => {
  const files = listFiles(buildDir).filter((file) => file !== FILES_MANIFEST);
  const build = await packBuild(buildDir, files, { name, publishedBy: CHECKOUT });
  const { release } = await client.upload(build);
  const target = { name, ...(channel && { channel }), ...(replaces && { replaces }) };
  await client.publish({ ...target, release, ...readOrigin(reason) });
  return release;
};

/**
 * Builds the shell or one remote and makes it live; other releases stay as they are.
 * @returns The ID of the release; null when `ifChanged` is set and nothing has changed.
 * @throws {ReleaseError} for a name that is not in this workspace; {BuildError} when it cannot be built.
 */
export const publish = async (
  client: ReleaseClient,
  name: string,
  options: PublishOptions & { ifChanged: boolean; mode: Mode },
): Promise<string | null> => {
  if (!listPublishable().includes(name)) {
    const names = listPublishable().join(', ');
    throw new ReleaseError(
      `"${name}" is neither the shell nor a folder with a remote.config.ts in ${REMOTES_DIR}. There are: ${names}.`,
    );
  }
  if (options.ifChanged) {
    const { changed } = findChanges(await readLive(client, options.channel), [name], { keepOthers: false });
    if (changed.length === 0) return null;
  }
  return withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    // Webpack is loaded only when there is something to build.
    if (name === SHELL) await (await import('../shell/buildShell')).buildShell(buildDir, options.mode);
    else await (await import('../remote/buildRemote')).buildRemote(name, buildDir, options.mode);
    return publishBuild(client, name, buildDir, options);
  });
};
