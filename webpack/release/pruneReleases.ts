import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId } from './registryEntry';
import { getReleaseFolder } from './releaseStore';

/** Minimum age of a release before it is deleted, because open pages may still use it. */
const OPEN_PAGE_MS = 24 * 3_600_000;

/** Deletes old releases of the shell or a remote that are no longer in the registry. */
export const pruneReleases = (storeDir: string, registry: Registry, name: string): void => {
  const dir = join(storeDir, getReleaseFolder(name));
  const entry = getEntry(registry, name);
  if (!entry || !existsSync(dir)) return;
  const { current, previous, rolledBack } = entry;
  const kept = new Set([current, ...previous, ...(rolledBack ? [rolledBack] : [])].map(getReleaseId));
  for (const id of readdirSync(dir)) {
    const path = join(dir, id);
    const isOld = Date.now() - statSync(path).mtimeMs > OPEN_PAGE_MS;
    if (isOld && !kept.has(id)) rmSync(path, { recursive: true, force: true });
  }
};
