/** Handling of client addresses and connections, shared by gateway and API. */
export { ipPrefix, getNetworkRegion } from './ipPrefix';
export { isLocalHost } from './isLocalHost';
export { isLoopback } from './isLoopback';
export { limitConnections } from './limitConnections';
export { openRequests } from './openRequests';
export { plainAddress } from './plainAddress';
export { CLOSE_GRACE_MS, SERVER_TIMEOUTS } from './serverTimeouts';
export { trustProxy } from './trustProxy';
