import { BlockList, isIP } from 'node:net';

const getFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the `trustProxy` function of Fastify that accepts `X-Forwarded-For` only from the peers at `proxies` (addresses
 * separated by commas, however they are written), and of that header only the last address, which the proxy saw itself. Earlier
 * ones are set by the client and never used.
 */
export function createTrustProxy(proxies: string) {
  const trusted = new BlockList();
  for (const address of proxies.split(',').map((each) => each.trim()))
    if (isIP(address)) trusted.addAddress(address, getFamily(address));
  return (address: string, hop: number) =>
    hop === 0 && isIP(address) > 0 && trusted.check(address, getFamily(address));
}
