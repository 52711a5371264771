import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId, publishedNames } from './registryEntry';

/** Lists the live build of each name, one a line, for the terminal. */
export const listReleases = (registry: Registry): string => {
  const names = publishedNames(registry);
  if (names.length === 0) return 'Nothing is published yet. Publish with: npm run release -- publish --all';
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const entry = getEntry(registry, name);
    if (!entry) return [];
    const { current, previous, rolledBack } = entry;
    const before =
      previous.length > 0 ? `previous: ${previous.map(getReleaseId).join(', ')}` : 'no previous build';
    const back = rolledBack ? `; rolled back from ${getReleaseId(rolledBack)}` : '';
    return `${name.padEnd(width)}  ${getReleaseId(current)}  since ${current.publishedAt}  ${before}${back}`;
  });
  return [`Revision ${registry.revision}`, ...lines].join('\n');
};
