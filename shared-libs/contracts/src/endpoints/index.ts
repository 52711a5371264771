/** All endpoints of the API, shared by server, browser and the fake API of the tests. */
export { defineEndpoint, payload, type EndpointResponse, type Endpoint } from './defineEndpoint';
export * from './exchange';
export * from './game';
export * from './kyc';
export * from './leaderboards';
export * from './linkedAddresses';
export * from './network';
export * from './nodes';
export * from './notifications';
export type { Page } from './Page';
export * from './profile';
export * from './security';
export * from './session';
export * from './telemetry';
export * from './topUp';
export * from './transactions';
export * from './twoFactor';
export * from './wallets';
