import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@hashgrid/contracts';
import { listFiles } from '@hashgrid/contracts/builds';
import { BENCH_DIR, getDataDir } from './benchPaths';

/** Folders of the bench whose code decides what the build of a variant contains. */
const BUILD_SOURCES = ['build', 'monolith', 'naive'];

const getStampFile = (variant: string): string => join(getDataDir(variant), 'built-from');

/** Returns a hash of the product's releases and of the bench's code that builds the variants. */
export const hashSources = (productRegistry: Registry): string => {
  const hash = createHash('sha256');
  for (const entry of [productRegistry.shell, ...Object.values(productRegistry.remotes)]) {
    hash.update(`${entry?.current.base} ${entry?.current.descriptor.sourceHash}\n`);
  }
  for (const folder of BUILD_SOURCES) {
    const dir = join(BENCH_DIR, folder);
    for (const file of listFiles(dir).sort())
      hash.update(`${file}\n${readFileSync(join(dir, file), 'utf8')}\n`);
  }
  return hash.digest('hex');
};

/** Whether a variant was built from the sources with this hash, so that its build can be reused. */
export const isBuilt = (variant: string, sourcesHash: string): boolean =>
  existsSync(getStampFile(variant)) && readFileSync(getStampFile(variant), 'utf8') === sourcesHash;

/** Deletes the record of a variant's sources before a build, so that an interrupted one isn't taken for complete. */
export const markUnbuilt = (variant: string): void => rmSync(getStampFile(variant), { force: true });

/** Records the hash of the sources from which a variant was built, for `isBuilt`. */
export const markBuilt = (variant: string, sourcesHash: string): void =>
  writeFileSync(getStampFile(variant), sourcesHash);
