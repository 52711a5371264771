import { join } from 'node:path';
import { hashFiles } from './hashFiles';
import { ROOT } from './paths';

let known: string | undefined;

/** Hashes everything that defines how a build is made: this package and the lockfile. Computed once per process. */
export const toolchainHash = (): string =>
  (known ??= hashFiles(ROOT, [
    ...['sharedPackages.ts', 'compile', 'sharing', 'shell', 'remote'].map((part) =>
      join(ROOT, 'webpack', part),
    ),
    join(ROOT, 'package-lock.json'),
  ]));
