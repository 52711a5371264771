/** Version of the contract between shell and remotes; the same as this package's `version`. */
export const PLATFORM_VERSION = '1.0.0';
