/** The registry as it is stored, and the check of released files; shared by gateway and release commands, and not for browsers. */
export { createFileVerifier, type FileProblem, type FileVerifier } from './createFileVerifier';
export { FILES_MANIFEST, type FilesManifest } from './filesManifest';
export { computeIntegrity } from './computeIntegrity';
export { parseRegistry } from './parseRegistry';
export { serializeRegistry } from './serializeRegistry';
