import { createFileVerifier, type ExpectedRelease, type FileVerifier } from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';

/** The files of releases on this machine: those of the release store, or copies of those in an artifact store. */
export interface LocalFiles {
  /** Folder of the files, by their base. */
  dir: string;
  verifier: FileVerifier;
  /**
   * Brings a file and its compressed copies, unless they are here. One that the store lacks, or that is damaged there, is missing
   * here afterwards.
   * @throws {ArtifactStoreError} when the store does not answer, or the copy cannot be written.
   */
  fetchFile(release: ExpectedRelease, file: string): Promise<void>;
  /** Brings all files of the live releases and of those before them, and deletes the least recently used others when there are too many. */
  fetchLiveFiles(registry: Registry): Promise<void>;
  /** @returns Why files that are not here cannot be served; null when they can. */
  findOutage(): Promise<string | null>;
}

/** Serves the release store itself: everything is here. */
export const createLocalFiles = (releasesDir: string): LocalFiles => ({
  dir: releasesDir,
  verifier: createFileVerifier(releasesDir),
  fetchFile: () => Promise.resolve(),
  fetchLiveFiles: () => Promise.resolve(),
  findOutage: () => Promise.resolve(null),
});
