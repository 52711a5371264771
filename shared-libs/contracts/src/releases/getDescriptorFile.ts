import { SHELL } from './registryEntry';

/** Returns the name of the file with the descriptor of a build. */
export const getDescriptorFile = (name: string): string => (name === SHELL ? 'shell.json' : 'remote.json');
