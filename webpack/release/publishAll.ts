import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { hasChanged, publishableNames } from './publish';
import { readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';

/** As many builds at once as the smallest machine that we promise to run on has cores. */
const AT_ONCE = 2;

/** Each build has a process of its own: they use two cores, and none can harm another. */
const publishInChild = (name: string, log: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'webpack/release/cli.ts'), 'publish', name],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const end = () => child.kill();
    process.once('exit', end);
    let errors = '';
    child.stdout.on('data', (data: Buffer) => data.toString().trim().split('\n').forEach(log));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      if (code === 0) return resolve();
      reject(new ReleaseError(errors.trim() || `Publishing "${name}" ended with ${code}.`));
    });
  });

/**
 * Publishes everything of the workspace whose sources changed, two builds at a time.
 * @returns Names of what was published.
 * @throws {ReleaseError} with the problems of all that failed, after the others are done.
 */
export const publishAll = async (
  storeDir: string,
  options: { ifChanged: boolean; log: (line: string) => void },
): Promise<string[]> => {
  const registry = readRegistry(storeDir);
  const names = publishableNames().filter(
    (name) => !options.ifChanged || hasChanged(registry, storeDir, name),
  );
  const waiting = [...names];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      options.log(`Building ${name} …`);
      await publishInChild(name, options.log).catch((error: Error) => problems.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (problems.length > 0) throw new ReleaseError(problems.join('\n'));
  return names;
};
