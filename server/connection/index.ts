/** Logging, limits, time limits, ETags and client addresses of HTTP servers, shared by gateway and API. */
export { addRequestGauges } from './addRequestGauges';
export { closeQueuedResponses } from './closeQueuedResponses';
export { drainRequests } from './drainRequests';
export { findUnusedPort } from './findUnusedPort';
export { createFastifyOptions, REQUEST_LOG } from './createFastifyOptions';
export { getIpPrefix, getNetworkRegion } from './getIpPrefix';
export { isLocalHost } from './isLocalHost';
export { isLoopback } from './isLoopback';
export { limitConnections } from './limitConnections';
export { matchesEtag } from './matchesEtag';
export { LOG_LEVELS, createLogOptions, type LogLevel, type LogStream } from './createLogOptions';
export type { EndedRequest, Gauge, Monitor, ServerName } from './Monitor';
export { removePort } from './removePort';
export { CLOSE_GRACE_MS } from './serverTimeouts';
export type { OpenRequests } from './trackOpenRequests';
export { unmapIpv4Address } from './unmapIpv4Address';
export { REQUEST_ID_HEADER } from './createRequestIdOptions';
export { watchRequest } from './watchRequest';
