import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getOperatorSocketPath } from './getOperatorSocketPath';

const post = (socketPath: string, body: string) =>
  new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
    const outgoing = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    outgoing.end(body);
  });

/**
 * Sends an operator's command to the server that uses this data folder, and returns its response; undefined
 * if no server is running, or the data folder's path is too long for a socket.
 */
export const sendOperatorCommand = async (
  dataDir: string,
  command: object,
): Promise<{ status: number; body: string } | undefined> => {
  const path = getOperatorSocketPath(dataDir);
  return path ? post(path, JSON.stringify(command)) : undefined;
};
