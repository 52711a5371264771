import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from './ReleaseError';

const WAIT_MS = 20;
const GIVE_UP_MS = 10_000;
/** Nobody holds the lock longer than it takes to write one file. */
const STALE_MS = 5_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A publisher that was killed leaves its lock behind. */
const removeIfStale = (lock: string): void => {
  try {
    const isOld = Date.now() - statSync(lock).mtimeMs > STALE_MS;
    if (isOld || !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  } catch {
    // It went away by itself.
  }
};

/**
 * Runs one piece of work while no other process changes the registry.
 * @throws {ReleaseError} when the lock does not come free within 10 s.
 */
export const withRegistryLock = async <Result>(dir: string, work: () => Result): Promise<Result> => {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'registry.lock');
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() > deadline) {
        throw new ReleaseError(`Another publisher has held ${lock} for 10 s. If none runs, delete the file.`);
      }
      removeIfStale(lock);
      await sleep(WAIT_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};
