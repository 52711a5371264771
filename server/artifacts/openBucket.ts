import type { ArtifactStore } from '@hashgrid/contracts/releases';
import type { S3Settings } from './S3Settings';

/** Opens the store of releases in a bucket. The AWS SDK is loaded here, so that installations without a bucket never load it. */
export const openBucket = async (settings: S3Settings): Promise<ArtifactStore> =>
  (await import('./createS3Store')).createS3Store(settings);
