import { createHash } from 'node:crypto';

/** Returns the integrity (`sha384-…`) of a file's content. */
export const computeIntegrity = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
