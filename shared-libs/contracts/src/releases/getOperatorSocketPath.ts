import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';

/** Maximum length of a socket path in bytes, a little below the limits of macOS (104) and Linux (108). */
const MAX_PATH_BYTES = 100;

/** Returns the folder of the operator command socket; only the server's own user may access it. */
export const getOperatorFolder = (dataDir: string) => join(resolve(dataDir), 'operator');

/**
 * Returns the path of the socket: absolute, or relative to the working directory if only that is short enough; on Windows, the name of a
 * pipe. Undefined if both paths are too long.
 */
export function getOperatorSocketPath(dataDir: string): string | undefined {
  const path = join(getOperatorFolder(dataDir), 'server.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\hashgrid-operator-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return [path, relative(process.cwd(), path)].find(
    (candidate) => Buffer.byteLength(candidate) <= MAX_PATH_BYTES,
  );
}
