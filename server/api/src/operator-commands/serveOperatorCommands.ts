import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { getOperatorFolder, getOperatorSocketPath } from '@hashgrid/contracts/releases';
import type { Context } from '../Context';
import { CommandError } from '../CommandError';
import type { OperatorCommand } from './OperatorCommand';
import { runOperatorCommand } from './runOperatorCommand';

async function handleRequest(
  context: Context,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const result = await runOperatorCommand(context, (await json(request)) as OperatorCommand, url);
    response.end(JSON.stringify(result));
  } catch (error) {
    const isExpected = error instanceof CommandError;
    const cause = error instanceof Error ? error : new Error(String(error));
    if (!isExpected) context.log(`Could not run an operator's command: ${cause.stack}`);
    response.statusCode = isExpected ? 422 : 500;
    response.end(JSON.stringify({ message: cause.message }));
  }
}

/**
 * Creates the socket with owner-only access. Uses the umask instead of a later chmod, which could hit a file that
 * another process has put at the path.
 */
const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const umask = process.umask(0o177);
    server.listen(path, resolve);
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
  const path = getOperatorSocketPath(dataDir);
  if (!path) {
    context.log(
      `Could not serve operators' commands: the path of "${dataDir}" is too long for a socket. Stop the server before running a command.`,
    );
    return () => Promise.resolve();
  }
  const folder = getOperatorFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  // A killed process may have left its socket behind.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer((request, response) => void handleRequest(context, url, request, response));
  try {
    await listen(server, path);
  } catch (error) {
    context.log(
      `Could not serve operators' commands at ${path}. Stop the server before running a command. Cause: ${String(error)}`,
    );
    return () => Promise.resolve();
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
