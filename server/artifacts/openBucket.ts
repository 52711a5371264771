import type { ArtifactStore } from '@hashgrid/contracts/releases';
import type { S3Settings } from './S3Settings';

/** Opens the store of releases in a bucket. Its code is imported on demand, so that installations without a bucket never load the AWS SDK. */
export const openBucket = async (settings: S3Settings): Promise<ArtifactStore> =>
  (await import('./createS3Store')).createS3Store(settings);
