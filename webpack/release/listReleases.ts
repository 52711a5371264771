import type { Registry } from '@hashgrid/contracts';
import { entryOf, idOf, publishedNames } from './registryEntry';

/** What is live, one line a name, for people. */
export const listReleases = (registry: Registry): string => {
  const names = publishedNames(registry);
  if (names.length === 0) return 'Nothing is published yet. Publish with: npm run release -- publish --all';
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const { current, previous, rolledBack } = entryOf(registry, name)!;
    const before = previous.length > 0 ? `before: ${previous.map(idOf).join(', ')}` : 'nothing before';
    const back = rolledBack ? `; rolled back from ${idOf(rolledBack)}` : '';
    return `${name.padEnd(width)}  ${idOf(current)}  since ${current.publishedAt}  ${before}${back}`;
  });
  return [`Revision ${registry.revision}`, ...lines].join('\n');
};
