import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createReleaseClient, getLiveId, SHELL, type ReleaseClient } from '@hashgrid/contracts/releases';
import { describeChoices } from '../cli/describeChoices';
import { IS_WORKSPACE, ROOT, TOOLING_DIR } from '../compile/paths';
import { findChanges } from './findChanges';
import type { ReleaseTarget } from './openReleaseClient';
import { listPublishable, readLive } from './publish';
import { ReleaseError } from './ReleaseError';

/** Number of concurrent builds: the number of cores of the smallest supported machine. */
const CONCURRENCY = 2;

/** Arguments for Node to run release commands: from the sources in the workspace of the product, or compiled where it is installed. */
const RELEASE_CLI = IS_WORKSPACE
  ? ['--import', 'tsx', join(TOOLING_DIR, 'release', 'cli.ts')]
  : [join(TOOLING_DIR, 'release', 'cli.js')];

/** Publishes in a child process, so that builds run in parallel and cannot affect each other. */
const publishInChild = (
  target: ReleaseTarget,
  name: string,
  flags: readonly string[],
  log: (line: string) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...RELEASE_CLI, 'publish', name, ...flags], {
      cwd: ROOT,
      env: {
        ...process.env,
        HASHGRID_URL: target.url,
        HASHGRID_TOKEN: target.token,
        HASHGRID_PAGES_URL: target.pagesUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const killChild = () => child.kill();
    process.once('exit', killChild);
    let errors = '';
    child.stdout.on('data', (data: Buffer) => data.toString().trim().split('\n').forEach(log));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    // Not `exit`, after which output may still arrive.
    child.on('close', (code) => {
      process.off('exit', killChild);
      if (code === 0) return resolve();
      reject(
        new ReleaseError(errors.trim() || `Could not publish "${name}": the build exited with code ${code}.`),
      );
    });
  });

interface PublishAllOptions {
  /** Publishes only packages whose sources have changed. */
  ifChanged: boolean;
  /** Keeps what another checkout has published, and skips the check. Needs `ifChanged`. */
  keepOthers: boolean;
  /** `live` when left out. */
  channel?: string | undefined;
  /** Reason for the log. */
  reason?: string | undefined;
  /** Reason for publishing without the check, for the log. */
  emergency?: string | undefined;
  log: (line: string) => void;
}

/** Reads which names are paused or pinned, so that they get no other build. */
const readHeld = async (
  client: ReleaseClient,
  channel: string | undefined,
): Promise<Record<string, 'paused' | 'pinned'>> => {
  const { remotes } = await client.list({ channel });
  return Object.fromEntries(
    remotes.flatMap(({ name, paused, pinned }) =>
      paused || pinned ? [[name, paused ? 'paused' : 'pinned'] as const] : [],
    ),
  );
};

/**
 * Publishes everything in the repository, two builds at a time; with checks, the shell first.
 * @returns The published names.
 * @throws {ReleaseError} with the problems of all that failed, after the others are done.
 */
export const publishAll = async (target: ReleaseTarget, options: PublishAllOptions): Promise<string[]> => {
  const { channel, reason } = options;
  // A start of the product skips the check, because it must neither wait for a browser nor fail without one.
  const emergency =
    options.emergency ?? (options.keepOthers ? 'a start of the product publishes its changes' : undefined);
  const client = createReleaseClient(target);
  const live = await readLive(client, channel);
  const held = options.keepOthers ? await readHeld(client, channel) : {};
  const all = listPublishable();
  const { changed: names, kept } = options.ifChanged
    ? findChanges({ ...live, held }, all, options)
    : { changed: all, kept: [] };
  kept.forEach(options.log);
  if (all.length === 0) options.log(describeChoices(all));
  // With `=`, because a reason may begin with a dash. With `--replaces`, a publish fails if another checkout has published the
  // same name during the build.
  const listFlags = (name: string) => [
    ...(channel ? [`--channel=${channel}`] : []),
    ...(reason ? [`--reason=${reason}`] : []),
    ...(emergency ? [`--emergency=${emergency}`] : []),
    ...(options.keepOthers ? [`--replaces=${getLiveId(live.registry, name)}`] : []),
  ];
  const problems: string[] = [];
  const publishQueued = async (queue: string[]): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      await publishInChild(target, name, listFlags(name), options.log).catch((error: Error) =>
        problems.push(error.message),
      );
    }
  };
  const publishConcurrently = async (queue: string[]) => {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => publishQueued(queue)));
  };
  // Remotes are checked against the shell that they are built for.
  if (!emergency) await publishConcurrently(names.filter((name) => name === SHELL));
  await publishConcurrently(names.filter((name) => emergency || name !== SHELL));
  // Several builds may fail for one reason, such as a full disk.
  if (problems.length > 0) throw new ReleaseError([...new Set(problems)].join('\n'));
  return names;
};
