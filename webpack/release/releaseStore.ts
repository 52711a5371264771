import { hostname } from 'node:os';
import { join } from 'node:path';
import { resolveDataDir } from '@hashgrid/contracts/command-line';
import { ROOT } from '../compile/paths';

/** Returns the folder of the release store: `<HASHGRID_DATA>/releases`. */
export const getReleasesDir = (dataDir = process.env.HASHGRID_DATA): string =>
  join(resolveDataDir(ROOT, dataDir), 'releases');

/** Name of this checkout in the registry. `npm start` doesn't replace releases of other checkouts. */
export const CHECKOUT = process.env.HASHGRID_CHECKOUT || `${hostname()}:${ROOT}`;
