import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';

const EMPTY: Registry = { revision: 0, shell: null, remotes: {} };

/** The current registry. It is read again when its file changes, so that a publish needs no restart. */
export interface LiveRegistry {
  read(): Registry;
}

/** @param onProblem Receives a message when the registry cannot be read; the last valid one stays live. */
export const liveRegistry = (releasesDir: string, onProblem: (message: string) => void): LiveRegistry => {
  const file = join(releasesDir, 'registry.json');
  let lastStamp = '';
  let registry = EMPTY;

  const refresh = (): void => {
    const { mtimeMs, ino, size } = statSync(file);
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp === lastStamp) return;
    lastStamp = stamp;
    registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  };

  return {
    read: () => {
      try {
        refresh();
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (isMissing) {
          registry = EMPTY;
          lastStamp = '';
        } else {
          onProblem(
            `Could not read ${file}: ${(error as Error).message}. Revision ${registry.revision} stays live.`,
          );
        }
      }
      return registry;
    },
  };
};
