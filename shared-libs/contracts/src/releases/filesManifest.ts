/** File of a release with the integrity of all its other files, compressed ones excepted. */
export const FILES_MANIFEST = 'files.json';

/** Integrity (`sha384-…`) by file, below the release's base. */
export type FilesManifest = Readonly<Record<string, string>>;
