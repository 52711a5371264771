import { join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import {
  FILES_MANIFEST,
  packBuild,
  parseRegistry,
  SHELL,
  createReleaseClient,
  type CheckOutcome,
  type ReleaseClient,
} from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';
import { describeChoices } from '../cli/describeChoices';
import type { Mode } from '../compile/createBaseConfig';
import { CACHE_DIR, IS_WORKSPACE, REMOTES_DIR } from '../compile/paths';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { findChanges } from './findChanges';
import type { ReleaseTarget } from './openReleaseClient';
import { readOrigin } from './readOrigin';
import { ReleaseError } from './ReleaseError';
import { requireAcceptance } from './requireAcceptance';
import { CHECKOUT } from './releaseStore';
import { withTemporaryDir } from './withTemporaryDir';

/** Returns the names that can be published from this repository: the shell first, in the workspace of the product, and the remotes. */
export const listPublishable = (): string[] => [...(IS_WORKSPACE ? [SHELL] : []), ...listRemoteNames()];

/** How a build becomes live, and what the log records about it. */
interface PublishOptions {
  /** `live` when left out. */
  channel?: string | undefined;
  reason?: string | undefined;
  /** Refuses the publish unless this release is still live; `none` for a first one. */
  replaces?: string | undefined;
  /** Reason for publishing without the check, for the log. */
  emergency?: string | undefined;
  /** Gives the build to a share of the players instead of all. */
  canary?: { percent: number; promoteAfterSeconds?: number } | undefined;
}

/** Reads the registry of a channel, and the names whose live files are missing or damaged. */
export const readLive = async (
  client: ReleaseClient,
  channel?: string,
): Promise<{ registry: Registry; damaged: string[] }> => {
  const { registry, damaged } = await client.registry({ channel });
  return { registry: parseRegistry(registry), damaged };
};

/** Uploads a finished build. Returns its ID. */
const uploadBuild = async (client: ReleaseClient, name: string, buildDir: string): Promise<string> => {
  const files = listFiles(buildDir).filter((file) => file !== FILES_MANIFEST);
  const build = await packBuild(buildDir, files, { name, publishedBy: CHECKOUT });
  return (await client.upload(build)).release;
};

/**
 * Uploads a finished build, and makes it live or starts a canary with it. Returns its ID.
 * @throws {ReleaseApiError} when it is refused, such as when a release other than `replaces` is live.
 */
export const publishBuild = async (
  client: ReleaseClient,
  name: string,
  buildDir: string,
  {
    log,
    channel,
    reason,
    emergency,
    replaces,
    canary,
    check,
  }: PublishOptions & { check: CheckOutcome; log: (line: string) => void },
): Promise<string> => {
  const release = await uploadBuild(client, name, buildDir);
  const target = { name, release, check, channel, ...readOrigin({ reason, emergency }) };
  const { endedCanary } = canary
    ? await client.canary({ ...target, ...canary })
    : await client.publish({ ...target, replaces });
  if (endedCanary) log(`This publish ended the canary of ${name} ${endedCanary}.`);
  return release;
};

const requirePublishable = (name: string): void => {
  const names = listPublishable();
  if (names.includes(name)) return;
  throw new ReleaseError(
    `"${name}" is not a folder with a remote.config.ts in ${REMOTES_DIR}. ${describeChoices(names)}`,
  );
};

/** Builds the shell or a remote. Webpack is loaded only here, because many publishes have nothing to build. */
const build = async (name: string, buildDir: string, mode: Mode): Promise<void> => {
  if (name === SHELL) await (await import('../shell/buildShell')).buildShell(buildDir, mode);
  else await (await import('../remote/buildRemote')).buildRemote(name, buildDir, mode);
};

/** Builds the shell or a remote and uploads it, without making it live. Logs both steps. Returns its ID. */
export const buildAndUpload = (
  client: ReleaseClient,
  name: string,
  log: (line: string) => void,
): Promise<string> => {
  requirePublishable(name);
  log(`Building ${name} …`);
  return withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    await build(name, buildDir, 'production');
    log(`Uploading ${name} …`);
    return uploadBuild(client, name, buildDir);
  });
};

/**
 * Builds the shell or one remote, checks it against what is live unless `emergency` is set, and makes it live or starts a canary with it.
 * Other names are not affected.
 * @returns The ID of the release; null with `ifChanged` when these sources are already live or in a canary, or when their build was
 * rolled back, which is logged.
 * @throws {ReleaseError} for a name that is not in this repository, when the API would refuse any build of it, or listing what the check
 * found; {ReleaseApiError} when the API refuses the release; {BuildError} when it cannot be built.
 */
export const publish = async (
  target: ReleaseTarget,
  name: string,
  options: PublishOptions & { ifChanged: boolean; mode: Mode; log: (line: string) => void },
): Promise<string | null> => {
  requirePublishable(name);
  const client = createReleaseClient(target);
  const { channel, emergency, canary } = options;
  if (options.ifChanged) {
    const live = await readLive(client, channel);
    const { changed, kept } = findChanges(live, [name], { keepOthers: false, channel });
    kept.forEach(options.log);
    if (changed.length === 0) return null;
  }
  await requireAcceptance(client, name, channel);
  options.log(`Building ${name} …`);
  return withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    await build(name, buildDir, options.mode);
    if (!emergency) {
      const { registry } = await readLive(client, channel);
      const { checkBuild } = await import('./checkBuild');
      await checkBuild(name, buildDir, {
        registry,
        channel,
        percent: canary?.percent,
        pagesUrl: target.pagesUrl,
      });
    }
    options.log(`Uploading ${name} …`);
    return publishBuild(client, name, buildDir, { ...options, check: emergency ? 'skipped' : 'passed' });
  });
};
