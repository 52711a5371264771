import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId, listPublishedNames } from './registryEntry';

/** Formats the live release of the shell and of each remote for the terminal, one per line. */
export const formatReleases = (registry: Registry): string => {
  const names = listPublishedNames(registry);
  if (names.length === 0) return 'Nothing is published yet. Publish with: npm run release -- publish --all';
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.flatMap((name) => {
    const entry = getEntry(registry, name);
    if (!entry) return [];
    const { current, previous, rolledBack } = entry;
    const previousNote =
      previous.length > 0 ? `previous: ${previous.map(getReleaseId).join(', ')}` : 'no previous release';
    const rollbackNote = rolledBack ? `; rolled back from ${getReleaseId(rolledBack)}` : '';
    return `${name.padEnd(width)}  ${getReleaseId(current)}  since ${current.publishedAt}  ${previousNote}${rollbackNote}`;
  });
  return [`Registry revision ${registry.revision}`, ...lines].join('\n');
};
