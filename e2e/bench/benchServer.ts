import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../fixtures/paths';

const SCALE_BENCH = join('server', 'api', 'bench', 'scale.ts');
const RERUN = 'Run it alone with: npm run bench -w @hashgrid/server';

/** Measures the server without browsers. Prints its own tables. */
export const benchServer = (): void => {
  const { status, signal, error } = spawnSync(process.execPath, ['--import', 'tsx', SCALE_BENCH], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (error)
    throw new Error(`The server benchmark did not start: ${error.message}. ${RERUN}`, { cause: error });
  if (signal) throw new Error(`The server benchmark was killed by ${signal}. ${RERUN}`);
  if (status !== 0)
    throw new Error(`The server benchmark exited with code ${status}; its error is above. ${RERUN}`);
};
