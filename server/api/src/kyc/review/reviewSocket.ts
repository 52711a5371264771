import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** Systems cut longer names of sockets, or refuse them. */
const MAX_NAME_BYTES = 100;

/** Folder, below the data folder, of what belongs to reviewers; for the server's own user alone. */
export const reviewFolder = (dataDir: string) => join(resolve(dataDir), 'review');

/** Where the running server listens for reviewers; undefined when the data folder's path is too long for a socket. */
export function reviewSocket(dataDir: string): string | undefined {
  const path = join(reviewFolder(dataDir), 'server.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\hashgrid-review-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);
}
