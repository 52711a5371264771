const plain = (address: string) => address.replace(/^::ffff:/, '');

/**
 * Believes `X-Forwarded-For` of the peer at `proxy` alone, and of it only the last address: the one that the proxy saw
 * itself. What a client wrote before that is never used.
 */
export const trustProxy = (proxy: string) => (address: string, hop: number) =>
  hop === 0 && plain(address) === proxy;

/** Whether an address is this machine. */
export const isLoopback = (address: string) => plain(address) === '::1' || plain(address).startsWith('127.');
