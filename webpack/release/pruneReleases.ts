import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId } from './registryEntry';
import { getReleaseFolder } from './releaseStore';

/** How long a build is kept for open pages after it has left the registry, at least. */
const OPEN_PAGE_MS = 24 * 3_600_000;

/** Deletes the builds of one name that are no longer in the registry and too old for open pages. */
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
