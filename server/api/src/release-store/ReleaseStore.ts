import { join } from 'node:path';
import { openBucket, type S3Settings } from '@hashgrid/artifacts';
import type { Release } from '@hashgrid/contracts';
import { createFolderStore, type ArtifactStore, type Descriptor } from '@hashgrid/contracts/releases';
import { getReleaseFolder } from '@hashgrid/tooling/release/releaseStore';
import { storeRelease } from '@hashgrid/tooling/release/storeRelease';
import { withTemporaryDir } from '@hashgrid/tooling/release/withTemporaryDir';

/** Where builds are prepared, and the bucket that keeps them; null keeps them in the same folder. */
export interface ReleaseStoreSettings {
  releasesDir: string;
  artifacts?: { bucket: S3Settings } | null;
}

/** The files of builds. */
export interface ReleaseStore {
  readonly artifacts: ArtifactStore;
  /** Runs a function with an empty folder for a build that arrives. */
  withUploadDir<Result>(work: (dir: string) => Promise<Result>): Promise<Result>;
  /** Stores a build; one that is stored already stays, and is repaired. */
  store(name: string, buildDir: string): Promise<Release<Descriptor>>;
  /** Lists the stored builds of a name. */
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
