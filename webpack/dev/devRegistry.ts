import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { EMPTY_REGISTRY, parseRegistry, serializeRegistry } from '@hashgrid/contracts/releases';

const getFile = (devDir: string): string => join(devDir, 'registry.json');

/** Reads the registry in a file; empty while the file does not exist. */
export const readRegistryFile = (file: string): Registry =>
  existsSync(file) ? parseRegistry(readFileSync(file, 'utf8')) : EMPTY_REGISTRY;

/** Reads what is live in a development session. */
export const readDevRegistry = (devDir: string): Registry => readRegistryFile(getFile(devDir));

/**
 * Changes what is live in a development session. Only the session's own process does that, so it needs no lock.
 * @param change Returns the next registry. Its revision is incremented, unless `change` has set a higher one.
 */
export const changeDevRegistry = (devDir: string, change: (registry: Registry) => Registry): void => {
  const before = readDevRegistry(devDir);
  const next = change(before);
  const revision = Math.max(before.revision + 1, next.revision);
  mkdirSync(devDir, { recursive: true });
  const temporaryFile = `${getFile(devDir)}.new`;
  writeFileSync(temporaryFile, serializeRegistry({ ...next, revision }));
  // A rename is atomic: the gateway reads the old registry or the new one.
  renameSync(temporaryFile, getFile(devDir));
};
