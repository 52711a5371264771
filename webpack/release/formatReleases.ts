import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId, listPublishedNames } from '@hashgrid/contracts/releases';

/** Formats the live release of the shell and of each remote for the terminal, one per line. */
export const formatReleases = (registry: Registry): string => {
  const names = listPublishedNames(registry);
  const malformed = Object.entries(registry.malformed ?? {});
  const unpublished = Object.entries(registry.unpublished ?? {});
  if (names.length + malformed.length + unpublished.length === 0)
    return 'Nothing is published yet. Publish with: npm run release -- publish --all';
  const width = Math.max(
    ...[...names, ...[...malformed, ...unpublished].map(([name]) => name)].map((name) => name.length),
  );
  const lines = names.flatMap((name) => {
    const entry = getEntry(registry, name);
    if (!entry) return [];
    const { current, previous, rolledBack } = entry;
    const before =
      previous.length > 0 ? `previous: ${previous.map(getReleaseId).join(', ')}` : 'no previous build';
    const back = rolledBack ? `; rolled back: ${rolledBack.map(getReleaseId).join(', ')}` : '';
    return `${name.padEnd(width)}  ${getReleaseId(current)}  since ${current.publishedAt}  ${before}${back}`;
  });
  const broken = malformed.map(
    ([name, { reason }]) =>
      `${name.padEnd(width)}  not served: its registry entry is malformed (${reason}). Publish it again.`,
  );
  const gone = unpublished.map(([name, since]) => `${name.padEnd(width)}  unpublished at ${since}`);
  return [`Revision ${registry.revision}`, ...lines, ...broken, ...gone].join('\n');
};
