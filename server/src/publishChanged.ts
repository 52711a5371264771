import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './config';

/**
 * Publishes everything that has changed since its last build, by the release CLI in a child process.
 * @param dataDir Folder whose `releases` is the store.
 * @param log Receives a line about each step.
 * @param signal Aborts it.
 * @throws {Error} when a build fails and no release is live.
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
      const message = problems.trim() || `Could not publish: the release CLI exited with code ${code}.`;
      if (!existsSync(join(dataDir, 'releases', 'registry.json'))) return reject(new Error(message));
      // One broken build must not stop the product: its previous release stays live.
      log(`${message}\nThe previous releases stay live.`);
      resolve();
    });
  });
