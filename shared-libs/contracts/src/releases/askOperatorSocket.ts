import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { operatorSocket } from './operatorSocket';

const post = (socketPath: string, body: string) =>
  new Promise<{ status: number; body: string } | undefined>((done, fail) => {
    const sent = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      text(response).then((read) => done({ status: response.statusCode ?? 0, body: read }), fail);
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? done(undefined) : fail(error),
    );
    sent.end(body);
  });

/** Sends an operator's command to the server that runs on this data folder. Returns undefined when none runs. */
export const askOperatorSocket = async (
  dataDir: string,
  command: object,
): Promise<{ status: number; body: string } | undefined> => {
  const path = operatorSocket(dataDir);
  return path ? post(path, JSON.stringify(command)) : undefined;
};
