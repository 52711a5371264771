/** Re-exported here so that the list of languages is in its own chunk. */
export { LANGUAGES } from '@hashgrid/contracts';
