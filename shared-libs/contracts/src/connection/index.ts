/** Handling of client addresses, shared by gateway and API. */
export { isLocalHost } from './isLocalHost';
export { isLoopback } from './isLoopback';
export { plainAddress } from './plainAddress';
export { trustProxy } from './trustProxy';
