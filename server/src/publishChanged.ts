import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './config';

/**
 * Publishes through the release CLI what has changed since its last build, in a process of its own.
 * @param dataDir Folder whose `releases` is the store.
 * @param log Told of each step.
 * @param signal Ends it.
 * @throws {Error} when something cannot be built and nothing older is live.
 */
export const publishChanged = (
  dataDir: string,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const cli = join(ROOT, 'webpack', 'release', 'cli.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', cli, 'publish', '--all', '--if-changed'], {
      cwd: ROOT,
      env: { ...process.env, HASHGRID_DATA: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGTERM',
    });
    createInterface({ input: child.stdout }).on('line', log);
    let problems = '';
    child.stderr.on('data', (data: Buffer) => (problems += data.toString()));
    child.on('error', (error) => (signal.aborted ? resolve() : reject(error)));
    child.on('exit', (code) => {
      if (code === 0 || signal.aborted) return resolve();
      const message = problems.trim() || `The release CLI ended with ${code}.`;
      if (!existsSync(join(dataDir, 'releases', 'registry.json'))) return reject(new Error(message));
      // One team's broken build keeps nobody from the rest.
      log(`${message}\nWhat was published before stays live.`);
      resolve();
    });
  });
