/** What the gateway and the API agree on about the addresses of their callers. */
export { isLocalHost } from './isLocalHost';
export { isLoopback } from './isLoopback';
export { plainAddress } from './plainAddress';
export { trustProxy } from './trustProxy';
