import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** Operating systems truncate or reject longer socket paths. */
const MAX_NAME_BYTES = 100;

/** Folder in the data folder for the socket of operators' commands; accessible only to the server's own user. */
export const operatorFolder = (dataDir: string) => join(resolve(dataDir), 'operator');

/** Returns the path of the socket; undefined when the data folder's path is too long for one. */
export function operatorSocket(dataDir: string): string | undefined {
  const path = join(operatorFolder(dataDir), 'server.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\hashgrid-operator-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return [path, relative(process.cwd(), path)].find((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES);
}
