/** Rules for builds: their files, paths and flags. For servers and commands, not for browsers. Loads no schemas: their hundreds of modules would slow down every build. */
export { describeFileError } from './describeFileError';
export { COMPRESSED_SUFFIXES, getOriginalName, hasIntegrity, MAX_FILE_BYTES } from './compressedFiles';
export { computeIntegrity } from './computeIntegrity';
export { findTakenEndpoints } from './findTakenEndpoints';
export { findTakenPaths, type TakenPath } from './findTakenPaths';
export { isFlagName } from './isFlagName';
export { isSafePrerenderedPage, MAX_PRERENDERED_CHARS } from './isSafePrerenderedPage';
export { listFiles } from './listFiles';
export { mapConcurrently } from './mapConcurrently';
export { isReservedPath, normalizePattern } from './normalizePattern';
