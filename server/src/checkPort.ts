import { createServer } from 'node:net';
import { DEFAULT_PORT, describePortInUse } from '@hashgrid/contracts/command-line';

/**
 * Checks that a port is free, before the slow steps of a start.
 * @throws {Error} saying why it can't be used.
 */
export const checkPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new Error(describePortInUse(port)));
      else if (error.code === 'EACCES')
        reject(
          new Error(
            `Port ${port} needs more permissions than this user has. Choose one above 1023, such as PORT=${DEFAULT_PORT}.`,
          ),
        );
      else reject(new Error(`Could not listen on ${host}:${port}: ${error.message}. Check HOST and PORT.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
