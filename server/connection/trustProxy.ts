import { plainAddress } from './plainAddress';

/**
 * Returns the `trustProxy` function of Fastify that accepts `X-Forwarded-For` only from the peers at `proxies` (addresses
 * separated by commas), and of that header only the last address, which the proxy saw itself. Earlier ones are
 * set by the client and never used.
 */
export function trustProxy(proxies: string) {
  const trusted = new Set(proxies.split(',').map((address) => address.trim()));
  return (address: string, hop: number) => hop === 0 && trusted.has(plainAddress(address));
}
