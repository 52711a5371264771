import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../fixtures/paths';

const SCALE_BENCH = join('server', 'api', 'bench', 'scale.ts');

/** Measures the server without browsers. Prints its own tables. */
export const benchServer = (): void => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', SCALE_BENCH], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The server benchmark exited with code ${status}.`);
};
