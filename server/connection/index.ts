/** Handling of client addresses, connections and requests, shared by gateway and API. */
export { addRequestGauges } from './addRequestGauges';
export { findUnusedPort } from './findUnusedPort';
export { fastifyOptions, REQUEST_LOG } from './fastifyOptions';
export { ipPrefix, getNetworkRegion } from './ipPrefix';
export { isLocalHost } from './isLocalHost';
export { isLoopback } from './isLoopback';
export { limitConnections } from './limitConnections';
export { LOG_LEVELS, logOptions, type LogLevel, type LogStream } from './logOptions';
export type { EndedRequest, Gauge, Monitor, ServerName } from './Monitor';
export { openRequests, type OpenRequests } from './openRequests';
export { plainAddress } from './plainAddress';
export { REQUEST_ID_HEADER } from './requestIds';
export { watchRequest } from './watchRequest';
