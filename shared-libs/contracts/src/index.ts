export * from './breakpoints';
export * from './constants';
export * from './errorCodes';
export * from './languages';
export * from './registry';
export * from './remote';
export * from './screens';
export type * from './schemas/types';
