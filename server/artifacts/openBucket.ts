import type { ArtifactStore } from '@hashgrid/contracts/releases';
import type { S3Settings } from './S3Settings';

/** Opens a store in a bucket. Installations without one never load the AWS SDK. */
export const openBucket = async (settings: S3Settings): Promise<ArtifactStore> =>
  (await import('./s3Store')).s3Store(settings);
