/** Where the files of releases are kept: in a folder, or in a bucket of an S3-compatible store. */
export { openBucket } from './openBucket';
export { readS3Settings, S3_RULES, type S3Settings } from './S3Settings';
