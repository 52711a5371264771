import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { hashFiles } from './hashFiles';
import { IS_WORKSPACE, ROOT, TOOLING_DIR } from './paths';
import { readLockfile } from './readLockfile';
import { listResolvedVersions } from './listResolvedVersions';

/** Folder of this package, as the lockfile names it. */
const PACKAGE_FOLDER = relative(ROOT, IS_WORKSPACE ? TOOLING_DIR : dirname(TOOLING_DIR)).replaceAll(
  '\\',
  '/',
);

/** Checks use the test kit after a build, so its dependencies, such as Jest, don't affect builds. */
const isLeaf = (name: string): boolean => name === '@hashgrid/testing';

let cached: string | undefined;

/** Hashes everything that defines how a build is made: this package and its dependencies. Computed once per process. */
export const computeToolchainHash = (): string => {
  const parts = [
    'sharedPackages.ts',
    'sharedPackages.js',
    'compile',
    'sharing',
    'shell',
    'remote',
    'prerender',
  ];
  cached ??= createHash('sha256')
    .update(
      hashFiles(
        ROOT,
        parts.map((part) => join(TOOLING_DIR, part)),
      ),
    )
    .update(listResolvedVersions(readLockfile(), PACKAGE_FOLDER, isLeaf).join())
    .digest('hex')
    .slice(0, 16);
  return cached;
};
