import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { CommandError } from '../CommandError';
import type { OperatorCommand, OperatorResponse } from './OperatorCommand';
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

/**
 * Sends an operator's command to the server that runs on this data folder. Returns undefined when none runs.
 * @throws {CommandError} When the command can't be carried out.
 */
export async function askServer(
  dataDir: string,
  command: OperatorCommand,
): Promise<OperatorResponse | undefined> {
  const path = operatorSocket(dataDir);
  const answer = path ? await post(path, JSON.stringify(command)) : undefined;
  if (!answer) return undefined;
  const body = JSON.parse(answer.body) as OperatorResponse & { message: string };
  if (answer.status === 200) return body;
  throw new CommandError(answer.status === 422 ? body.message : `The server failed: ${body.message}`);
}
