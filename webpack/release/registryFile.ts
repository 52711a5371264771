import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { parseRegistry, serializeRegistry } from '@hashgrid/contracts/releases';
import { recordDepartures } from './retiredBuilds';
import { withRegistryLock } from './registryLock';
import { ReleaseError } from './ReleaseError';

const EMPTY: Registry = { revision: 0, shell: null, remotes: {} };

const TEMPORARY_FILE = /^registry\.json\.\d+$/;

const getRegistryFile = (dir: string) => join(dir, 'registry.json');

/** The registry has changed since it was read. */
export class RevisionConflictError extends Error {
  override name = 'RevisionConflictError';
}

/**
 * Reads the registry of a store; it is empty before the first publish.
 * @throws {ReleaseError} when the file is damaged.
 */
export const readRegistry = (dir: string): Registry => {
  const file = getRegistryFile(dir);
  if (!existsSync(file)) return EMPTY;
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(
      `Could not read ${file}: ${(error as Error).message}. Restore a backup, or delete it and publish everything again.`,
    );
  }
};

/**
 * Compare-and-swap: writes the next registry only if the current one has the revision that was read.
 * @throws {RevisionConflictError} when it has another one.
 */
export const swapRegistry = (dir: string, expectedRevision: number, next: Registry): Promise<void> =>
  withRegistryLock(dir, () => {
    const { revision } = readRegistry(dir);
    if (revision !== expectedRevision) {
      throw new RevisionConflictError(`The registry is at revision ${revision}, not ${expectedRevision}.`);
    }
    // Only the owner of the lock writes one, so others were left by publishers that were killed.
    for (const file of readdirSync(dir))
      if (TEMPORARY_FILE.test(file)) rmSync(join(dir, file), { force: true });
    const temporaryFile = `${getRegistryFile(dir)}.${process.pid}`;
    writeFileSync(temporaryFile, serializeRegistry({ ...next, revision: revision + 1 }));
    // A rename is atomic: a reader sees the old registry or the new one.
    renameSync(temporaryFile, getRegistryFile(dir));
  });

/**
 * Changes the registry, and retries on the newer one after a conflict with another publisher.
 * @returns The registry as written.
 */
export const changeRegistry = async (
  dir: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> => {
  for (;;) {
    const registry = readRegistry(dir);
    const next = recordDepartures(registry, change(registry), new Date().toISOString());
    try {
      await swapRegistry(dir, registry.revision, next);
      return { ...next, revision: registry.revision + 1 };
    } catch (error) {
      if (!(error instanceof RevisionConflictError)) throw error;
    }
  }
};
