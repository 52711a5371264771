import { SHELL } from './registryEntry';

/** Returns the folder of all releases of one name in the store; it is also the path of their URLs. */
export const getReleaseFolder = (name: string): string => (name === SHELL ? SHELL : `remotes/${name}`);
