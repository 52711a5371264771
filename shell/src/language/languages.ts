/** In a chunk of its own. */
export { LANGUAGES } from '@hashgrid/contracts';
