import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../run/runCommand';
import { BENCH_CACHE, BENCH_DIR } from '../build/benchPaths';

const SOURCE_DIR = join(BENCH_DIR, 'lighthouse');
const LOCKFILE = 'package-lock.json';
/** The file that npm writes when an installation is complete. */
const COMPLETION_MARKER = join('node_modules', '.package-lock.json');

const readIfPresent = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * Installs the pinned Lighthouse below `.cache`, unless it is installed. It isn't a dependency of the workspace, because only
 * this part of the bench needs its 185 MB.
 * @returns The path of its command-line script.
 */
export const installLighthouse = async (log: (line: string) => void): Promise<string> => {
  const dir = join(BENCH_CACHE, 'lighthouse');
  const isInstalled =
    existsSync(join(dir, COMPLETION_MARKER)) &&
    readIfPresent(join(dir, LOCKFILE)) === readFileSync(join(SOURCE_DIR, LOCKFILE), 'utf8');
  if (!isInstalled) {
    log('Installing Lighthouse, 185 MB …');
    mkdirSync(dir, { recursive: true });
    for (const file of ['package.json', LOCKFILE]) copyFileSync(join(SOURCE_DIR, file), join(dir, file));
    const code = await runCommand('npm', [
      'ci',
      '--prefix',
      dir,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0)
      throw new Error(
        'npm could not install Lighthouse, see above. Name the other parts with --only to run without it.',
      );
  }
  return join(dir, 'node_modules', 'lighthouse', 'cli', 'index.js');
};
