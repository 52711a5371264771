import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { SHELL } from '@hashgrid/contracts/releases';
import { ROOT } from '../compile/paths';

/** Returns the folder of the release store: `<HASHGRID_DATA>/releases`. */
export const getReleasesDir = (dataDir = process.env.HASHGRID_DATA): string =>
  join(resolve(ROOT, dataDir || '.data'), 'releases');

/** Name of this checkout in the registry. `npm start` doesn't replace releases of other checkouts. */
export const CHECKOUT = process.env.HASHGRID_CHECKOUT || `${hostname()}:${ROOT}`;

/** Returns the folder of all releases of one name in the store; it is also the path of their URLs. */
export const getReleaseFolder = (name: string): string => (name === SHELL ? SHELL : `remotes/${name}`);

/** Returns the name of the file with the descriptor of a build. */
export const getDescriptorFile = (name: string): string => (name === SHELL ? 'shell.json' : 'remote.json');
