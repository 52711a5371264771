export * from './account';
export * from './envelope';
export * from './kyc';
export * from './preferences';
export * from './security';
export * from './twoFactor';
export * from './wallet';
