import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import { ROOT } from '../compile/paths';
import { findChanges } from './findChanges';
import { getLiveId, listPublishable } from './publish';
import { readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';

/** Number of concurrent builds: the number of cores of the smallest supported machine. */
const CONCURRENCY = 2;

/** Publishes in a child process, so that builds run in parallel and cannot affect each other. */
const publishInChild = (name: string, flags: readonly string[], log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'webpack/release/cli.ts'), 'publish', name, ...flags],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const killChild = () => child.kill();
    process.once('exit', killChild);
    let errors = '';
    child.stdout.on('data', (data: Buffer) => data.toString().trim().split('\n').forEach(log));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', killChild);
      if (code === 0) return resolve();
      reject(
        new ReleaseError(errors.trim() || `Could not publish "${name}": the build exited with code ${code}.`),
      );
    });
  });

/**
 * Publishes the shell and all remotes, two builds at a time.
 * @param options.ifChanged Publishes only those whose sources changed.
 * @param options.keepOthers With `ifChanged`, leaves what another checkout has published.
 * @returns The published names.
 * @throws {ReleaseError} with the problems of all that failed, after the others are done.
 */
export const publishAll = async (
  storeDir: string,
  options: {
    ifChanged: boolean;
    keepOthers: boolean;
    log: (line: string) => void;
    artifacts?: ArtifactStore;
  },
): Promise<string[]> => {
  const registry = readRegistry(storeDir);
  const all = listPublishable();
  const { changed: names, kept } = options.ifChanged
    ? await findChanges(registry, storeDir, all, options)
    : { changed: all, kept: [] };
  kept.forEach(options.log);
  // What somebody else publishes during a build stays live too.
  const flagsFor = (name: string) => (options.keepOthers ? ['--replaces', getLiveId(registry, name)] : []);
  const queue = [...names];
  const problems: string[] = [];
  const publishQueued = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      options.log(`Building ${name} …`);
      await publishInChild(name, flagsFor(name), options.log).catch((error: Error) =>
        problems.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, publishQueued));
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
  return names;
};
