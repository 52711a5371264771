import { createFileVerifier, type ExpectedRelease, type FileVerifier } from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';

/** The files of releases on this machine: the release store itself, or local copies from an artifact store. */
export interface LocalFiles {
  /** Folder of the files: the path of each is the base of its release and its own path. */
  dir: string;
  verifier: FileVerifier;
  /**
   * Copies a file and its compressed copies to this machine, unless they are here. A file that is missing or damaged in the store
   * is still missing afterwards.
   * @throws {ArtifactStoreError} when the store does not respond, or the copy cannot be written.
   */
  fetchFile(release: ExpectedRelease, file: string): Promise<void>;
  /** Copies all files of the live releases and of their predecessors, and deletes the least recently used others above the size limit. */
  fetchLiveFiles(registry: Registry): Promise<void>;
  /** @returns Why files that are not here cannot be served; null when they can. */
  findOutage(): Promise<string | null>;
}

/** Returns the files of the release store itself, which are all on this machine. */
export const createLocalFiles = (releasesDir: string): LocalFiles => ({
  dir: releasesDir,
  verifier: createFileVerifier(releasesDir),
  fetchFile: () => Promise.resolve(),
  fetchLiveFiles: () => Promise.resolve(),
  findOutage: () => Promise.resolve(null),
});
