export type * from './account';
export type * from './envelope';
export type * from './kyc';
export type * from './preferences';
export type * from './security';
export type * from './twoFactor';
export type * from './wallet';
