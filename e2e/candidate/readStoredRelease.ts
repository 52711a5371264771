import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import {
  FILES_MANIFEST,
  getDescriptorFile,
  getReleaseFolder,
  type Descriptor,
} from '@hashgrid/contracts/releases';

/**
 * Reads a release from its stored files, whether or not the registry has it: a release that was uploaded for a preview isn't there.
 * @param storeDir The release store.
 * @param id Its version and hash: `1.2.0-1a2b3c4d`.
 * @returns Null when the store has no such release.
 */
export const readStoredRelease = (storeDir: string, name: string, id: string): Release<Descriptor> | null => {
  const folder = `${getReleaseFolder(name)}/${id}`;
  const manifest = join(storeDir, folder, FILES_MANIFEST);
  if (!existsSync(manifest)) return null;
  const text = readFileSync(join(storeDir, folder, getDescriptorFile(name)), 'utf8');
  const descriptor = JSON.parse(text) as Descriptor;
  return {
    version: descriptor.version,
    hash: id.slice(descriptor.version.length + 1),
    base: `/${folder}/`,
    publishedAt: new Date().toISOString(),
    filesIntegrity: computeIntegrity(new Uint8Array(readFileSync(manifest))),
    descriptor,
  };
};
