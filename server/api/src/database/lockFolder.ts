import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The embedded database is open in another process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `The database in "${folder}" is in use by another process. Stop that process, or choose another data folder with HASHGRID_DATA.`,
    );
  }
}

/**
 * Returns the path of the lock's socket. Paths of sockets are limited in length, so the name is a hash of the folder. On Linux it
 * is an abstract socket rather than a file: services have temporary folders of their own, and two processes could both replace a
 * file that a killed process left.
 */
async function getSocketPath(folder: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24);
  const name = `hashgrid-database-${digest}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => resolve(true));
    connection.once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });

/**
 * Locks `folder` against other processes until the returned function is called. The lock is a listening socket: the
 * system closes it with its process, so a killed server never blocks the next one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await getSocketPath(folder);
  const server = await listen(path).catch(async () => {
    if (await isAnswered(path)) throw new FolderInUseError(folder);
    if (process.platform !== 'linux') await rm(path, { force: true });
    return listen(path);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
