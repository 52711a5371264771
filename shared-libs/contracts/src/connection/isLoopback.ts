import { plainAddress } from './plainAddress';

/** Whether an address is this machine. */
export const isLoopback = (address: string) => address === '::1' || plainAddress(address).startsWith('127.');
