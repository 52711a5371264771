import type { AnyRelease, FileProblem } from './createFileVerifier';

/** The store did not do what it was asked: it does not answer, refuses, or has something else than was stored. */
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

/** Keeps the immutable files of releases by their content-addressed base. All methods throw {ArtifactStoreError}. */
export interface ArtifactStore {
  /** Where it is, for messages: a folder or `s3://<bucket>/<prefix>`. */
  readonly location: string;
  /**
   * Stores the files of a folder, all or nothing: its list of hashes is written when all others are stored and checked. What
   * is stored already and intact stays.
   * @param dir May be moved away.
   */
  put(release: AnyRelease, dir: string): Promise<void>;
  /** Reads a file by its path, `/remotes/auth/1.0.0-1a2b3c4d/entry.js`. @returns Null when there is none. */
  read(path: string): Promise<Uint8Array | null>;
  /** Lists the files of a release; none when it is not stored. */
  listFiles(base: string): Promise<StoredFile[]>;
  /** Lists the releases below `shell` or `remotes/<name>`, half-stored ones included: `1.0.0-1a2b3c4d`. */
  listReleases(folder: string): Promise<string[]>;
  /** Deletes a release; one that is not stored is no error. */
  remove(base: string): Promise<void>;
  verifyRelease(release: AnyRelease): Promise<FileProblem[]>;
  /** Asks the store whether it answers, and throws when it doesn't. */
  check(): Promise<void>;
}
