/** File of a shell's release with the types of its platform. Missing in older releases. */
export const PLATFORM_TYPES_FILE = 'platform-types.json';

/** Texts of declarations and manifests by their path below `node_modules/@hashgrid`: `platform/src/index.d.ts`. */
export type PlatformTypes = Readonly<Record<string, string>>;
