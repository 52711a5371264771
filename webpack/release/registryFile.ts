import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { withRegistryLock } from './registryLock';
import { ReleaseError } from './ReleaseError';

const EMPTY: Registry = { revision: 0, shell: null, remotes: {} };

const fileOf = (dir: string) => join(dir, 'registry.json');

/** Thrown when the registry has moved on since it was read. */
export class RevisionConflictError extends Error {
  override name = 'RevisionConflictError';
}

/**
 * The registry of a store; an empty one before the first publish.
 * @throws {ReleaseError} when the file is no registry.
 */
export const readRegistry = (dir: string): Registry => {
  const file = fileOf(dir);
  if (!existsSync(file)) return EMPTY;
  try {
    const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    if (!Number.isInteger(registry.revision) || typeof registry.remotes !== 'object')
      throw new Error('no registry');
    return registry;
  } catch (error) {
    throw new ReleaseError(
      `${file} is damaged (${(error as Error).message}). Put a sound copy back, or delete it and publish everything again.`,
    );
  }
};

/**
 * Compare-and-swap: writes the next registry only if the present one still has the revision that was read.
 * @throws {RevisionConflictError} when it has not.
 */
export const swapRegistry = (dir: string, expectedRevision: number, next: Registry): Promise<void> =>
  withRegistryLock(dir, () => {
    const { revision } = readRegistry(dir);
    if (revision !== expectedRevision) {
      throw new RevisionConflictError(`The registry is at revision ${revision}, not ${expectedRevision}.`);
    }
    const draft = `${fileOf(dir)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ ...next, revision: revision + 1 }, null, 1));
    // A rename is atomic: a reader sees the old registry or the new one.
    renameSync(draft, fileOf(dir));
  });

/**
 * Changes the registry, starting over from the newer one whenever another publisher was faster.
 * @returns The registry as written.
 */
export const changeRegistry = async (
  dir: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> => {
  for (;;) {
    const registry = readRegistry(dir);
    const next = change(registry);
    try {
      await swapRegistry(dir, registry.revision, next);
      return { ...next, revision: registry.revision + 1 };
    } catch (error) {
      if (!(error instanceof RevisionConflictError)) throw error;
    }
  }
};
