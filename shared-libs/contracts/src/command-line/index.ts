/** What all command lines of the product share. */
export * from './describePortInUse';
export * from './getOperatorName';
export * from './handleHelpOption';
export * from './ports';
export * from './resolveDataDir';
