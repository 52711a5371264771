import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { entryOf, idOf } from './registryEntry';
import { folderOf } from './releaseStore';

/** Pages that were opened on a build keep working for at least so long after it left the registry. */
const OPEN_PAGE_MS = 24 * 3_600_000;

/** Deletes builds of one name that the registry no longer knows and no open page can still need. */
export const pruneReleases = (storeDir: string, registry: Registry, name: string): void => {
  const dir = join(storeDir, folderOf(name));
  const entry = entryOf(registry, name);
  if (!entry || !existsSync(dir)) return;
  const { current, previous, rolledBack } = entry;
  const kept = new Set([current, ...previous, ...(rolledBack ? [rolledBack] : [])].map(idOf));
  for (const id of readdirSync(dir)) {
    const path = join(dir, id);
    const isOld = Date.now() - statSync(path).mtimeMs > OPEN_PAGE_MS;
    if (isOld && !kept.has(id)) rmSync(path, { recursive: true, force: true });
  }
};
