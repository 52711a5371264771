import type { AnyRelease, FileProblem } from './createFileVerifier';

/** Thrown when a store doesn't respond or refuses a request, or a file is too large, differs from what was stored, or can't be copied. */
export class ArtifactStoreError extends Error {
  override name = 'ArtifactStoreError';
}

/** A file of a release as it is stored. */
export interface StoredFile {
  /** Path below the release's base. */
  file: string;
  bytes: number;
  /** Changes when the content does. */
  stamp: string;
}

/**
 * Stores the immutable files of releases by their content-addressed base. Methods throw an `ArtifactStoreError` when the store can't be
 * used.
 */
export interface ArtifactStore {
  /** Where the store is, for messages: a folder or `s3://<bucket>/<prefix>`. */
  readonly location: string;
  /**
   * Stores a release, unless it is stored already and intact. One whose upload was interrupted doesn't count as stored.
   * @param dir Folder with the files; it may be moved.
   */
  put(release: AnyRelease, dir: string): Promise<void>;
  /** Returns the content of the file at a path such as `/remotes/auth/1.0.0-1a2b3c4d/entry.js`; null if there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** Lists the files of a release; empty if it is not stored. */
  listFiles(base: string): Promise<StoredFile[]>;
  /** Lists the IDs (`1.0.0-1a2b3c4d`) of the releases below `shell` or `remotes/<name>`, including partly stored ones. */
  listReleases(folder: string): Promise<string[]>;
  /** Deletes a release; does nothing if it is not stored. */
  remove(base: string): Promise<void>;
  /** Checks the files of a release, except source maps, and returns those that are missing or damaged. A compressed copy may be missing.
   * In a folder, files that can't be read count as missing. */
  verifyRelease(release: AnyRelease): Promise<FileProblem[]>;
  /** Throws if the store can't be reached. */
  check(): Promise<void>;
}
