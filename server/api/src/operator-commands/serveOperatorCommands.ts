import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
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

/** Creates the socket with owner-only access. Uses the umask, because until a later chmod, others could connect. */
const createSocket = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const umask = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(umask);
  });

const readInode = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  );

/**
 * Listens on a socket that replaces the one at `path`: that of a killed process, or of another one on the same folder. The socket is
 * moved there, because a server that closes deletes whatever is at the path on which it was created.
 * @returns A function that deletes the socket unless another process has replaced it.
 */
async function listen(server: Server, path: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') {
    await createSocket(server, path);
    return () => Promise.resolve();
  }
  // Shorter than the name of the socket, because the length of its path is limited.
  const newPath = join(dirname(path), randomBytes(4).toString('hex'));
  await createSocket(server, newPath);
  const inode = await readInode(newPath);
  await rename(newPath, path);
  return async () => {
    // An open socket keeps its inode, so no other one can have the same.
    if (server.listening && (await readInode(path)) === inode) await rm(path, { force: true });
  };
}

/**
 * Serves operators' commands while this process has the database open, on a socket that only the server's own user
 * can access. Of several processes on the same folder, the last one that was started gets the commands.
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
  const server = createServer((request, response) => void handleRequest(context, url, request, response));
  let deleteSocket: () => Promise<void>;
  try {
    deleteSocket = await listen(server, path);
  } catch (error) {
    server.close();
    context.log(
      `Could not serve operators' commands at ${path}. Stop the server before running a command. Cause: ${String(error)}`,
    );
    return () => Promise.resolve();
  }
  return async () => {
    await deleteSocket();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
}
