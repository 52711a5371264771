import { join } from 'node:path';
import { ROOT } from '../../fixtures/paths';

/** Builds and data of the bench; safe to delete. */
export const BENCH_CACHE = join(ROOT, '.cache', 'bench');

export const BENCH_DIR = join(ROOT, 'e2e', 'bench');

/** Data folder of the product under test. Its API serves all variants; `ours` and `many-remotes` are copies of its releases. */
export const PRODUCT_DATA = join(BENCH_CACHE, 'product');

export const getBuildDir = (name: string): string => join(BENCH_CACHE, 'builds', name);

/** Data folder of one variant's gateway. */
export const getDataDir = (variant: string): string => join(BENCH_CACHE, 'variants', variant);

/** Returns the URL path of a baseline's only release, which is also its folder in the store. The `naive` build compiles it into the host. */
export const getReleaseBase = (name: string): string => `/shell/1.0.0-${name}/`;
