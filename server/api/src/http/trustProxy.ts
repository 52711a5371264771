import { plainAddress } from '../rules/ipPrefix';

/**
 * Believes `X-Forwarded-For` of the peers at `proxies` (addresses with commas) alone, and of it only the last address: the
 * one that the proxy saw itself. What a client wrote before that is never used.
 */
export function trustProxy(proxies: string) {
  const trusted = new Set(proxies.split(',').map((address) => address.trim()));
  return (address: string, hop: number) => hop === 0 && trusted.has(plainAddress(address));
}

/** Whether an address is this machine. */
export const isLoopback = (address: string) => address === '::1' || plainAddress(address).startsWith('127.');
