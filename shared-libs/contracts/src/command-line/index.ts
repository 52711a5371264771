/** What all command lines of the product share. */
export * from './describePortInUse';
export * from './getOperatorName';
export * from './handleHelpOption';
