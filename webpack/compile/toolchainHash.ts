import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFiles } from './hashFiles';
import { ROOT } from './paths';
import { readLockfile } from './readLockfile';
import { resolvedVersions } from './resolvedVersions';

let known: string | undefined;

/** Hashes everything that defines how a build is made: this package and what it depends on. Computed once per process. */
export const toolchainHash = (): string => {
  const folders = ['sharedPackages.ts', 'compile', 'sharing', 'shell', 'remote'];
  known ??= createHash('sha256')
    .update(
      hashFiles(
        ROOT,
        folders.map((part) => join(ROOT, 'webpack', part)),
      ),
    )
    .update(resolvedVersions(readLockfile(), 'webpack').join())
    .digest('hex')
    .slice(0, 16);
  return known;
};
