import type { Registry } from '../registry';

/** Returns a registry as JSON, as it is stored. Malformed entries stay as they were. */
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
