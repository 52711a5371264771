export type * from './account';
export type * from './envelope';
export type * from './wallet';
