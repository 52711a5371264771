/** File of a release with the integrity of all its other files, except compressed copies. */
export const FILES_MANIFEST = 'files.json';

/** Integrity (`sha384-…`) of each file, keyed by its path below the release's base. */
export type FilesManifest = Readonly<Record<string, string>>;
