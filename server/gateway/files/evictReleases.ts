import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';

/** Time after its last use during which a release isn't evicted, because a file of it may still be being sent. */
const EVICTION_GRACE_MS = 60_000;

/** Whether a release was used so recently that it must not be evicted. */
export const isRecent = (usedAt: number): boolean => performance.now() - usedAt <= EVICTION_GRACE_MS;

interface Options {
  maxBytes: number;
  /** Bases of releases that are never evicted. */
  protectedBases: readonly string[];
  /** Time of the last use of each release, from `performance.now`, by its base. */
  usedAt: ReadonlyMap<string, number>;
}

const listNames = (dir: string): Promise<string[]> => readdir(dir).catch(() => []);

/** Lists the bases of all releases in a folder. */
const listBases = async (dir: string): Promise<string[]> => {
  const shells = (await listNames(join(dir, 'shell'))).map((id) => `/shell/${id}/`);
  const remotes = await listNames(join(dir, 'remotes'));
  const remoteBases = remotes.map(async (name) =>
    (await listNames(join(dir, 'remotes', name))).map((id) => `/remotes/${name}/${id}/`),
  );
  return [...shells, ...(await Promise.all(remoteBases)).flat()];
};

const measureFolder = async (dir: string): Promise<number> => {
  const sizes = await Promise.all(
    listFiles(dir).map((file) =>
      stat(join(dir, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Evicts the least recently used releases from a folder until the rest has at most `maxBytes`. */
export const evictReleases = async (
  dir: string,
  { maxBytes, protectedBases, usedAt }: Options,
): Promise<void> => {
  const bases = await listBases(dir);
  const sizes = new Map<string, number>();
  for (const base of bases) sizes.set(base, await measureFolder(join(dir, base)));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const oldestFirst = bases
    .filter((base) => !protectedBases.includes(base))
    .sort((a, b) => (usedAt.get(a) ?? 0) - (usedAt.get(b) ?? 0));
  for (const base of oldestFirst) {
    if (total <= maxBytes) return;
    // Checked only now, because a release may have been used while others were being deleted.
    if (isRecent(usedAt.get(base) ?? -Infinity)) continue;
    await rm(join(dir, base), { recursive: true, force: true });
    total -= sizes.get(base) ?? 0;
  }
};
