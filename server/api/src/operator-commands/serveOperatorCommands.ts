import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { operatorFolder, operatorSocket } from '@hashgrid/contracts/connection';
import type { Context } from '../Context';
import { CommandError } from '../CommandError';
import type { OperatorCommand } from './OperatorCommand';
import { runOperatorCommand } from './runOperatorCommand';

async function answer(
  context: Context,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const done = await runOperatorCommand(context, (await json(request)) as OperatorCommand, url);
    response.end(JSON.stringify(done));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.statusCode = error instanceof CommandError ? 422 : 500;
    response.end(JSON.stringify({ message }));
  }
}

/** Creates the socket, accessible to this user alone from the start: another process may replace it right after. */
const listen = (server: Server, path: string) =>
  new Promise<void>((done, fail) => {
    server.once('error', fail);
    const umask = process.umask(0o177);
    server.listen(path, done);
    process.umask(umask);
  });

/**
 * Serves operators' commands while this process has the database open, on a socket that only the server's own user
 * can access. Call it with the database open, so that no other process listens there.
 * @param options.url Where this process serves the API.
 * @returns A function that stops serving.
 */
export async function serveOperatorCommands(
  context: Context,
  { dataDir, url }: { dataDir: string; url: string },
): Promise<() => Promise<void>> {
  const path = operatorSocket(dataDir);
  if (!path) {
    context.log(
      `The path of "${dataDir}" is too long for a socket: stop the server before running an operator's command.`,
    );
    return () => Promise.resolve();
  }
  const folder = operatorFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  // Left over from a killed process.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer((request, response) => void answer(context, url, request, response));
  try {
    await listen(server, path);
  } catch (error) {
    context.log(
      `Operators' commands need the server to be stopped: ${error instanceof Error ? error.message : error}`,
    );
    return () => Promise.resolve();
  }
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
