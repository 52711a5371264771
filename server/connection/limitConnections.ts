import { getIpPrefix } from './getIpPrefix';
import { createTrustProxy } from './createTrustProxy';

/** The parts of a socket and a server that are needed here. */
interface Socket {
  readonly remoteAddress?: string;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}
interface Server {
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
}

interface ConnectionLimit {
  /** Connections that one address may have open; the /64 prefix of an IPv6 address counts as one. */
  limit: number;
  /** Comma-separated addresses of proxies, which connect for all their clients and have no limit. */
  trustedProxies: string;
  /** Receives a warning about an address at its limit. */
  log: (message: string) => void;
}

/** Closes connections above a limit per address, idle ones included, so that one client can't use up all sockets. */
export function limitConnections(server: Server, { limit, trustedProxies, log }: ConnectionLimit): void {
  const isTrusted = createTrustProxy(trustedProxies);
  const addresses = new Map<string, { count: number; isReported: boolean }>();

  const warnOnce = (address: string): void => {
    const entry = addresses.get(address);
    // A warning for each refused connection would let the address flood the log.
    if (!entry || entry.isReported) return;
    entry.isReported = true;
    log(
      `${address} has ${limit} connections open; more are closed. ` +
        'If it is a proxy of yours, add it to TRUSTED_PROXIES; if many players share it, raise CONNECTIONS_PER_ADDRESS.',
    );
  };
  const release = (address: string): void => {
    const entry = addresses.get(address);
    if (entry && entry.count > 1) entry.count -= 1;
    else addresses.delete(address);
  };

  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // The client is gone already.
    if (remoteAddress === undefined) return;
    if (isTrusted(remoteAddress, 0)) return;
    const address = getIpPrefix(remoteAddress);
    const entry = addresses.get(address) ?? { count: 0, isReported: false };
    if (entry.count >= limit) {
      warnOnce(address);
      socket.destroy();
      return;
    }
    entry.count += 1;
    addresses.set(address, entry);
    socket.once('close', () => release(address));
  });
}
