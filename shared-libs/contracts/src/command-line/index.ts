/** What all command lines of the product share. */
export * from './handleHelpOption';
