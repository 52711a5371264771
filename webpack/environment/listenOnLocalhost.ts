import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describePortInUse } from '@hashgrid/contracts/command-line';
import { CommandError } from '../cli/CommandError';

/**
 * Makes a server listen on this machine alone.
 * @param port 0 for any unused port.
 * @returns Its URL.
 * @throws {CommandError} when the port is in use.
 */
export const listenOnLocalhost = async (server: Server, port: number): Promise<string> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new CommandError(describePortInUse(port)) : error),
    );
    server.listen(port, 'localhost', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};
