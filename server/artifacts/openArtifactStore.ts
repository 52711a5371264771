import { folderStore, type ArtifactStore } from '@hashgrid/contracts/releases';
import { readS3Settings, type S3Settings } from './S3Settings';

/** Opens a store in a bucket. Installations without one never load the AWS SDK. */
export const openBucket = async (settings: S3Settings): Promise<ArtifactStore> =>
  (await import('./s3Store')).s3Store(settings);

/**
 * Opens the store of an installation: the bucket that the environment variables name, or else a folder.
 * @throws {ArtifactStoreError} naming every bad value.
 */
export const openArtifactStore = async (
  storeDir: string,
  env: Record<string, string | undefined>,
): Promise<ArtifactStore> => {
  const settings = readS3Settings(env);
  return settings ? openBucket(settings) : folderStore(storeDir);
};
