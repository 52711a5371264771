import { readFileSync, statSync } from 'node:fs';
import type { Registry } from '@hashgrid/contracts';
import {
  EMPTY_REGISTRY,
  formatChannelOption,
  getReleaseId,
  parseRegistry,
} from '@hashgrid/contracts/releases';

/** The current registry. It is read again when its file changes, so that a publish needs no restart. */
export interface LiveRegistry {
  read(): Registry;
}

export interface LiveRegistryOptions {
  /** Receives a message when the registry cannot be read; the last valid one stays live. */
  onProblem: (message: string) => void;
  /** Called when another registry has been read. */
  onChange?: () => void;
  /** Channel of the registry, for the messages; `live` when left out. */
  channel?: string | undefined;
}

/** Returns the registry with the last valid entry in place of each malformed one. */
const withLastValid = (registry: Registry, last: Registry): Registry => {
  const names = Object.keys(registry.malformed ?? {});
  const kept = Object.entries(last.remotes).filter(([name]) => names.includes(name));
  return {
    ...registry,
    shell: registry.shell ?? (names.includes('shell') ? last.shell : null),
    remotes: { ...registry.remotes, ...Object.fromEntries(kept) },
  };
};

const describeFallback = (registry: Registry, name: string, channel: string | undefined): string => {
  const current = (name === 'shell' ? registry.shell : registry.remotes[name])?.current;
  const state = current ? `${getReleaseId(current)} stays live` : 'It is not served';
  return `${state}. Publish it again with: npm run release -- publish ${name}${formatChannelOption(channel)}`;
};

/**
 * Creates a reader of a file with the registry.
 * @param file Path of the file, which may not exist yet.
 */
export const createLiveRegistry = (
  file: string,
  { onProblem, onChange, channel }: LiveRegistryOptions,
): LiveRegistry => {
  let lastStamp = '';
  let registry = EMPTY_REGISTRY;
  /** The failure that was reported last: every request reads the registry, and would report it again. */
  let reported: string | null = null;

  const refresh = (): void => {
    const { mtimeMs, ino, size } = statSync(file);
    const stamp = `${mtimeMs} ${ino} ${size}`;
    if (stamp === lastStamp) return;
    const text = readFileSync(file, 'utf8');
    // Set only now, so that a file that could not be read is read again.
    lastStamp = stamp;
    registry = withLastValid(parseRegistry(text), registry);
    onChange?.();
    for (const [name, { reason }] of Object.entries(registry.malformed ?? {}))
      onProblem(
        `The registry entry of "${name}" is malformed: ${reason}. ${describeFallback(registry, name, channel)}`,
      );
  };

  return {
    read: () => {
      try {
        refresh();
        reported = null;
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const isEmpty = registry === EMPTY_REGISTRY;
        const state = isEmpty ? 'No release is live yet.' : `Revision ${registry.revision} stays live.`;
        const problem = `Could not read ${file}: ${message}. ${state}`;
        // Before the first publish, there is no file yet.
        const isNothingPublished = isEmpty && code === 'ENOENT';
        if (!isNothingPublished && problem !== reported) onProblem(problem);
        reported = problem;
      }
      return registry;
    },
  };
};
