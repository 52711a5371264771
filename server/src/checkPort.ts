import { createServer } from 'node:net';

const LAST_PORT = 65_535;

/** Thrown when a port is in use. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';

  constructor(port: number) {
    super(
      `Port ${port} is in use. Stop the other program, or choose another port, such as PORT=${port < LAST_PORT ? port + 1 : port - 1}.`,
    );
  }
}

/**
 * Checks that a port is free, before the slow steps of a start.
 * @throws {PortInUseError} when it is in use.
 */
export const checkPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUseError(port));
      else if (error.code === 'EACCES')
        reject(
          new Error(
            `Port ${port} needs more permissions than this user has. Choose one above 1023, such as PORT=3000.`,
          ),
        );
      else reject(new Error(`Could not listen on ${host}:${port}: ${error.message}. Check HOST and PORT.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
