/** Version of the contract between shell and remotes; equals this package's `version`. */
export const PLATFORM_VERSION = '2.2.0';
