import { join } from 'node:path';
import { ROOT } from '../../fixtures/paths';

/** Build output of the bench; safe to delete. */
export const BENCH_CACHE = join(ROOT, '.cache', 'bench');

export const BENCH_DIR = join(ROOT, 'e2e', 'bench');

/** Data folder of the product whose API serves all variants; its releases are those of the variant `ours`. */
export const PRODUCT_DATA = join(BENCH_CACHE, 'product');

export const getBuildDir = (name: string): string => join(BENCH_CACHE, 'builds', name);

/** Data folder of one variant's gateway. */
export const getDataDir = (variant: string): string => join(BENCH_CACHE, 'variants', variant);

/** URL and folder of a baseline's only release. Fixed, because naive federation compiles it in. */
export const getReleaseBase = (name: string): string => `/shell/1.0.0-${name}/`;
