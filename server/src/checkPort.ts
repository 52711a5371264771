import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { DEFAULT_PORT, describePortInUse } from '@hashgrid/contracts/command-line';

/** Returns why a port of an address can't be listened on; null if it can. */
const probe = (port: number, address: string): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, address, () => server.close(() => resolve(null)));
  });

const describeProblem = ({ code, message }: NodeJS.ErrnoException, port: number, host: string): string => {
  if (code === 'EADDRINUSE') return describePortInUse(port);
  if (code === 'EACCES')
    return `Port ${port} needs more permissions than this user has. Choose one above 1023, such as PORT=${DEFAULT_PORT}.`;
  return `Could not listen on ${host}:${port}: ${message}. Check HOST and PORT.`;
};

/**
 * Checks that a port is free, before the slow steps of the start.
 * @throws {Error} saying why it can't be used.
 */
export const checkPort = async (port: number, host: string): Promise<void> => {
  const problem = await probe(port, host);
  if (problem) throw new Error(describeProblem(problem, port, host));
  // `localhost` may have an IPv4 and an IPv6 address. If one is taken, the server would listen on the other alone, and browsers may open either.
  for (const { address } of await lookup(host, { all: true }))
    if ((await probe(port, address))?.code === 'EADDRINUSE') throw new Error(describePortInUse(port));
};
