import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** Maximum length of a socket path: operating systems truncate or reject longer ones. */
const MAX_PATH_BYTES = 100;

/** Returns the path of the folder for the socket of operators' commands; only the server's own user may access it. */
export const getOperatorFolder = (dataDir: string) => join(resolve(dataDir), 'operator');

/** Returns the path of the socket; undefined if the data folder's path is too long for a socket. */
export function getOperatorSocketPath(dataDir: string): string | undefined {
  const path = join(getOperatorFolder(dataDir), 'server.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\hashgrid-operator-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return [path, relative(process.cwd(), path)].find(
    (candidate) => Buffer.byteLength(candidate) <= MAX_PATH_BYTES,
  );
}
