import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getOperatorSocketPath } from './getOperatorSocketPath';

/** The user of the command may not use the socket, which only the server's own user can access. */
export class OperatorAccessError extends Error {
  override name = 'OperatorAccessError';

  constructor(dataDir: string) {
    super(
      `Could not run the command: the product on ${dataDir} belongs to another user of this machine. Run it as that user, or as root.`,
    );
  }
}

/** The server stopped during the command, so that its outcome is unknown. */
export class OperatorConnectionError extends Error {
  override name = 'OperatorConnectionError';

  constructor(dataDir: string, options: ErrorOptions) {
    super(
      `The product on ${dataDir} stopped before it had responded. Check whether the command was carried out, then run it again.`,
      options,
    );
  }
}

const NOT_RUNNING = ['ENOENT', 'ECONNREFUSED'];
const STOPPED = ['ECONNRESET', 'EPIPE'];

const post = (dataDir: string, socketPath: string, body: string) =>
  new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
    const rejectStopped = (cause: Error) => reject(new OperatorConnectionError(dataDir, { cause }));
    const outgoing = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), rejectStopped);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      if (NOT_RUNNING.includes(code)) return resolve(undefined);
      if (STOPPED.includes(code)) return rejectStopped(error);
      reject(code === 'EACCES' ? new OperatorAccessError(dataDir) : error);
    });
    outgoing.end(body);
  });

/**
 * Sends an operator's command to the server that uses this data folder, and returns its response; undefined
 * if no server is running, or the data folder's path is too long for a socket.
 * @throws {OperatorAccessError} when the server runs as another user; {OperatorConnectionError} when it stops during the command.
 */
export const sendOperatorCommand = async (
  dataDir: string,
  command: object,
): Promise<{ status: number; body: string } | undefined> => {
  const path = getOperatorSocketPath(dataDir);
  return path ? post(dataDir, path, JSON.stringify(command)) : undefined;
};
