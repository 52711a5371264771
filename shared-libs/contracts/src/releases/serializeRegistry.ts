import type { Registry } from '../registry';

/** Returns the stored form of a registry. Entries that could not be read stay as they were. */
export const serializeRegistry = ({ malformed = {}, ...registry }: Registry): string => {
  const { shell, ...remotes } = Object.fromEntries(
    Object.entries(malformed).map(([name, { value }]) => [name, value]),
  );
  return JSON.stringify(
    {
      ...registry,
      shell: registry.shell ?? shell ?? null,
      remotes: { ...remotes, ...registry.remotes },
    },
    null,
    1,
  );
};
