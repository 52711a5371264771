import { plainAddress } from './plainAddress';

/** Whether an IP address is a loopback address. */
export const isLoopback = (address: string) => address === '::1' || plainAddress(address).startsWith('127.');
