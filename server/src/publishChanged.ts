import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './config';

/**
 * Publishes the packages of this checkout that have changed or are not live yet, with the release CLI in a child process. Releases
 * of other checkouts stay live.
 * @param target URL of the API, a token for its releases, and the channel that the gateway serves.
 * @param log Receives a line about each step.
 * @param signal Aborts the publish.
 * @returns What the CLI reported when it failed; null when it succeeded or was aborted.
 */
export const publishChanged = (
  target: { url: string; token: string; channel: string },
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const cli = join(ROOT, 'webpack', 'release', 'cli.ts');
    const args = ['publish', '--all', '--if-changed', '--keep-others', '--channel', target.channel];
    const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
      cwd: ROOT,
      env: { ...process.env, HASHGRID_URL: target.url, HASHGRID_TOKEN: target.token },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGTERM',
    });
    createInterface({ input: child.stdout }).on('line', log);
    let problems = '';
    child.stderr.on('data', (data: Buffer) => (problems += data.toString()));
    child.on('error', (error) => (signal.aborted ? resolve(null) : reject(error)));
    child.on('close', (code) => {
      if (code === 0 || signal.aborted) return resolve(null);
      resolve(problems.trim() || `Could not publish: the release CLI exited with code ${code}.`);
    });
  });
