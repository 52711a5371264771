import { join } from 'node:path';
import { openBucket, type S3Settings } from '@hashgrid/artifacts';
import type { Release } from '@hashgrid/contracts';
import {
  createFolderStore,
  getReleaseFolder,
  type ArtifactStore,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { storeRelease } from '@hashgrid/tooling/release/storeRelease';
import { withTemporaryDir } from '@hashgrid/tooling/release/withTemporaryDir';

/** The folder where builds are prepared, and the bucket that stores them; without one, the folder stores them too. */
export interface ReleaseStoreSettings {
  releasesDir: string;
  artifacts?: { bucket: S3Settings } | null;
}

/** Stores the files of builds. */
export interface ReleaseStore {
  readonly artifacts: ArtifactStore;
  /** Runs a function with an empty temporary folder for an upload. */
  withUploadDir<Result>(work: (dir: string) => Promise<Result>): Promise<Result>;
  /** Stores a build. One that is already stored is kept, and its missing or damaged files are repaired. */
  store(name: string, buildDir: string): Promise<Release<Descriptor>>;
  /** Returns the IDs of the stored builds of a name. */
  list(name: string): Promise<string[]>;
  remove(name: string, id: string): Promise<void>;
}

export async function openReleaseStore({
  releasesDir,
  artifacts: settings,
}: ReleaseStoreSettings): Promise<ReleaseStore> {
  const artifacts = settings ? await openBucket(settings.bucket) : createFolderStore(releasesDir);
  return {
    artifacts,
    withUploadDir: (work) => withTemporaryDir(join(releasesDir, '.incoming'), work),
    store: (name, buildDir) => storeRelease(releasesDir, name, buildDir, { compress: true, artifacts }),
    list: (name) => artifacts.listReleases(getReleaseFolder(name)),
    remove: (name, id) => artifacts.remove(`/${getReleaseFolder(name)}/${id}/`),
  };
}
