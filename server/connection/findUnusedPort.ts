import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports below the ephemeral range, whose ports outgoing connections could take before the server listens. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_767];
const MAX_TRIES = 100;

/** Errors of a port that is in use, or that the system reserves, as Windows does for virtual machines. */
const UNAVAILABLE_CODES = ['EADDRINUSE', 'EACCES'];

/** Ports drawn by this process, whose servers may not listen yet. */
const drawn = new Set<number>();

const isUnused = (port: number, host: string | undefined): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      UNAVAILABLE_CODES.includes(error.code ?? '') ? resolve(false) : reject(error),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/**
 * Returns a TCP port that nothing uses, for a server that starts soon; never the same one twice in one process.
 * @param host Address that it will listen on; all when left out.
 * @throws {Error} when the address can't be listened on, or 100 ports drawn at random are in use.
 */
export const findUnusedPort = async (host?: string): Promise<number> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (drawn.has(port)) continue;
    // Recorded before the check, because another call may draw the same port during it.
    drawn.add(port);
    if (await isUnused(port, host)) return port;
  }
  throw new Error(`Found no unused port from ${FIRST_PORT} to ${LAST_PORT}.`);
};
