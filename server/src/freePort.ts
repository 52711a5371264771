import { createServer } from 'node:net';

/** The port is taken; says what to do. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';

  constructor(port: number) {
    super(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`);
  }
}

/**
 * Makes sure of the port before the long steps, and chooses one when any will do.
 * @param port 0 for any.
 * @returns The port's number.
 * @throws {PortInUseError} when somebody listens there.
 */
export const freePort = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUseError(port));
      else if (error.code === 'EACCES')
        reject(new Error(`Port ${port} needs more rights than this user has.`));
      else reject(new Error(`Nothing can listen at ${host}:${port}: ${error.message}. Check HOST and PORT.`));
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });
