/** Storage of release files in a bucket of an S3-compatible store, instead of in a folder. */
export { openBucket } from './openBucket';
export { readS3Settings, S3_RULES, type S3Settings } from './S3Settings';
