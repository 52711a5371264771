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
import { filesBelow } from '../compile/filesBelow';
import { compressFiles } from './compressFiles';
import { descriptorFileOf, folderOf, type Descriptor } from './releaseStore';

/** Hash of what players get: every file, and the descriptor but for the hash of its sources. */
const contentHashOf = (name: string, buildDir: string, descriptor: Descriptor): string => {
  const hash = createHash('sha256').update(JSON.stringify({ ...descriptor, sourceHash: '' }));
  for (const file of filesBelow(buildDir)) {
    if (file === descriptorFileOf(name)) continue;
    hash.update(`${file}\0`).update(readFileSync(join(buildDir, file), 'latin1'), 'latin1');
  }
  return hash.digest('hex').slice(0, 8);
};

/**
 * Copies a build into the store, as an immutable directory named after its version and content.
 * @param options.compress Whether to add brotli and gzip files; a developer's rebuild does without.
 */
export const storeRelease = async (
  storeDir: string,
  name: string,
  buildDir: string,
  options: { compress: boolean },
): Promise<Release<Descriptor>> => {
  const descriptor = JSON.parse(readFileSync(join(buildDir, descriptorFileOf(name)), 'utf8')) as Descriptor;
  const { version } = descriptor;
  const hash = contentHashOf(name, buildDir, descriptor);
  const folder = `${folderOf(name)}/${version}-${hash}`;
  const target = join(storeDir, folder);
  if (!existsSync(target)) {
    // Nobody may see half a release: it is made aside and moved in one step.
    mkdirSync(storeDir, { recursive: true });
    const aside = mkdtempSync(join(storeDir, `.new-${name}-`));
    // A temporary folder is its owner's alone; a release is for whoever serves it.
    chmodSync(aside, 0o755);
    cpSync(buildDir, aside, { recursive: true });
    if (options.compress) await compressFiles(aside);
    mkdirSync(join(storeDir, folderOf(name)), { recursive: true });
    try {
      renameSync(aside, target);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      // Another publisher placed the same content meanwhile.
      if (!existsSync(target)) throw error;
    }
  }
  return { version, hash, base: `/${folder}/`, publishedAt: new Date().toISOString(), descriptor };
};
