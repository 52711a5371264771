import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { computeSourceHash } from '../compile/sourceHash';
import { getEntry, getReleaseId } from './registryEntry';
import { CHECKOUT, DEV_HASH } from './releaseStore';

interface Options {
  /** Leaves what another checkout has published, however old the sources are that it was built from. */
  keepOthers: boolean;
}

/** What a publish of changes has to do. */
interface Changes {
  /** Names to build. */
  changed: string[];
  /** One line for each name that differs from this checkout but is another's. */
  kept: string[];
}

type Change = 'none' | 'changed' | 'published elsewhere';

/**
 * Compares the sources of a name with its live build. A build that was rolled back counts as unchanged, so that a restart
 * does not publish it again.
 */
const findChange = (registry: Registry, storeDir: string, name: string, options: Options): Change => {
  const entry = getEntry(registry, name);
  if (!entry) return 'changed';
  const { current, rolledBack } = entry;
  const sourceHash = computeSourceHash(name);
  const isPublished = [current, rolledBack].some((release) => release?.descriptor.sourceHash === sourceHash);
  if (isPublished && existsSync(join(storeDir, current.base))) return 'none';
  const isOurs = current.publishedBy === CHECKOUT || current.descriptor.sourceHash === DEV_HASH;
  return options.keepOthers && !isOurs && !isPublished ? 'published elsewhere' : 'changed';
};

/** Finds the names whose sources differ from their live builds. */
export const findChanges = (
  registry: Registry,
  storeDir: string,
  names: readonly string[],
  options: Options,
): Changes => {
  const changed: string[] = [];
  const kept: string[] = [];
  for (const name of names) {
    const change = findChange(registry, storeDir, name, options);
    const current = getEntry(registry, name)?.current;
    if (change === 'changed') changed.push(name);
    else if (change === 'published elsewhere' && current)
      kept.push(
        `Kept ${name} ${getReleaseId(current)}, published by ${current.publishedBy ?? 'an unknown checkout'}. ` +
          `Replace it by this checkout's with: npm run release -- publish ${name}`,
      );
  }
  return { changed, kept };
};
