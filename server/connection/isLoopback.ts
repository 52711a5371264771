import { unmapIpv4Address } from './unmapIpv4Address';

/** Whether an IP address is a loopback address. */
export const isLoopback = (address: string) =>
  address === '::1' || unmapIpv4Address(address).startsWith('127.');
