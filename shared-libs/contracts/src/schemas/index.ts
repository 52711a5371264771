export * from './account';
export * from './envelope';
export * from './wallet';
