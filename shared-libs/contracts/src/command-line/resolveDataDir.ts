import { resolve } from 'node:path';

/**
 * Returns the data folder of the product.
 * @param root Root of the workspace, against which a relative path is resolved.
 * @param setting Value of `HASHGRID_DATA`.
 */
export const resolveDataDir = (root: string, setting: string | undefined): string =>
  resolve(root, setting?.trim() || '.data');
