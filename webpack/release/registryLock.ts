import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './isAlive';
import { ReleaseError } from './ReleaseError';

const RETRY_MS = 20;
const TIMEOUT_MS = 10_000;
/** The lock is held only while one file is written, so an older lock was left by a publisher that crashed. */
const STALE_MS = 5_000;

/** Removes the lock of a publisher that was killed. */
const removeIfStale = (lock: string): void => {
  try {
    const isOld = Date.now() - statSync(lock).mtimeMs > STALE_MS;
    if (isOld || !isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  } catch {
    // Its owner has released it.
  }
};

/**
 * Runs a function while it holds the registry's lock.
 * @throws {ReleaseError} when another process holds the lock for 10 s.
 */
export const withRegistryLock = async <Result>(dir: string, work: () => Result): Promise<Result> => {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'registry.lock');
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() > deadline) {
        throw new ReleaseError(
          `Could not change the registry: another publisher has held ${lock} for 10 s. If none is running, delete the file.`,
        );
      }
      removeIfStale(lock);
      await sleep(RETRY_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};
