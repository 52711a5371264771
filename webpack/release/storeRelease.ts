import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@hashgrid/contracts';
import { listFiles } from '../compile/listFiles';
import { compressFiles } from './compressFiles';
import { CHECKOUT, getDescriptorFile, getReleaseFolder, type Descriptor } from './releaseStore';

/** Hashes what browsers receive: every file, and the descriptor without its source hash. */
const computeContentHash = (name: string, buildDir: string, descriptor: Descriptor): string => {
  const hash = createHash('sha256').update(JSON.stringify({ ...descriptor, sourceHash: '' }));
  for (const file of listFiles(buildDir)) {
    if (file === getDescriptorFile(name)) continue;
    hash.update(`${file}\0`).update(readFileSync(join(buildDir, file), 'latin1'), 'latin1');
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Copies a build into the store, as an immutable directory named after its version and content.
 * @param options.compress Whether to add brotli and gzip files; development builds have none.
 */
export const storeRelease = async (
  storeDir: string,
  name: string,
  buildDir: string,
  options: { compress: boolean },
): Promise<Release<Descriptor>> => {
  const descriptor = JSON.parse(readFileSync(join(buildDir, getDescriptorFile(name)), 'utf8')) as Descriptor;
  const { version } = descriptor;
  const hash = computeContentHash(name, buildDir, descriptor);
  const folder = `${getReleaseFolder(name)}/${version}-${hash}`;
  const target = join(storeDir, folder);
  if (!existsSync(target)) {
    // A release is moved into place in one step, so that it is never served half copied.
    mkdirSync(storeDir, { recursive: true });
    const temporaryDir = mkdtempSync(join(storeDir, `.new-${name}-`));
    // Temporary folders are readable only by their owner; releases may be served by another user.
    chmodSync(temporaryDir, 0o755);
    cpSync(buildDir, temporaryDir, { recursive: true });
    if (options.compress) await compressFiles(temporaryDir);
    mkdirSync(join(storeDir, getReleaseFolder(name)), { recursive: true });
    try {
      renameSync(temporaryDir, target);
    } catch (error) {
      rmSync(temporaryDir, { recursive: true, force: true });
      // Another publisher has stored the same content.
      if (!existsSync(target)) throw error;
    }
  }
  return {
    version,
    hash,
    base: `/${folder}/`,
    publishedAt: new Date().toISOString(),
    publishedBy: CHECKOUT,
    descriptor,
  };
};
