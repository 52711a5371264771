import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';

const EMPTY: Registry = { revision: 0, shell: null, remotes: {} };

/** The registry as it is now, read anew whenever its file has changed: a publish needs no restart. */
export interface LiveRegistry {
  read(): Registry;
}

/** @param onProblem Told of a registry that cannot be read; the last good one stays live then. */
export const liveRegistry = (releasesDir: string, onProblem: (message: string) => void): LiveRegistry => {
  const file = join(releasesDir, 'registry.json');
  let seen = '';
  let registry = EMPTY;

  const refresh = (): void => {
    const { mtimeMs, ino, size } = statSync(file);
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp === seen) return;
    seen = stamp;
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
          seen = '';
        } else {
          onProblem(
            `${file} cannot be read (${(error as Error).message}); revision ${registry.revision} stays live.`,
          );
        }
      }
      return registry;
    },
  };
};
