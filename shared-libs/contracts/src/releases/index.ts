/** The stored registry, the release API, and the store and verification of released files. For servers and commands, not for browsers. */
export { ArtifactStoreError, type ArtifactStore, type StoredFile } from './ArtifactStore';
export type { CanaryReporters, CanaryState } from './canarySchemas';
export {
  createFileVerifier,
  type AnyRelease,
  type ExpectedRelease,
  type FileProblem,
  type FileVerifier,
} from './createFileVerifier';
export { createReleaseClient, ReleaseApiError, type ReleaseClient } from './createReleaseClient';
export { describeFetchFailure } from './describeFetchFailure';
export { FILES_MANIFEST, type FilesManifest } from './filesManifest';
export { createFolderStore } from './createFolderStore';
export { formatChannelOption } from './formatChannelOption';
export { getDescriptorFile } from './getDescriptorFile';
export { getOperatorFolder, getOperatorSocketPath } from './getOperatorSocketPath';
export { getReleaseFolder } from './getReleaseFolder';
export { inlineJson } from './inlineJson';
export { listLiveReleases } from './listLiveReleases';
export { packBuild } from './packBuild';
export { isPrerenderedPages, isPrerenderedStyles } from './prerenderedPageSchemas';
export { replaceBootstrap } from './replaceBootstrap';
export { parseFilesManifest } from './parseFilesManifest';
export { findDescriptorProblem, parseRegistry } from './parseRegistry';
export {
  PREVIEW_SECONDS,
  PreviewResponseSchema,
  type LocalBuild,
  type Preview,
  type PreviewResponse,
  type PreviewRefusal,
} from './previewSchemas';
export {
  DEV_HASH,
  EMPTY_REGISTRY,
  getEntry,
  getLiveId,
  getReleaseId,
  listPublishedNames,
  SHELL,
  withEntry,
  withoutName,
  type Descriptor,
} from './registryEntry';
export {
  BUILD_TYPE,
  BuildHeaderSchema,
  LIVE_CHANNEL,
  RELEASE_ENDPOINTS,
  RELEASES_PREFIX,
  UPLOAD_LIMITS,
  UPLOAD_ENDPOINT,
  type BuildHeader,
  type ListedRelease,
  type ReleaseAction,
  type ReleaseChange,
  type ReleaseEndpoint,
  type ReleaseEndpoints,
  type ReleaseLogEntry,
} from './releaseApi';
export { MAX_LINE, type CheckOutcome } from './releaseFields';
export { LIVE_GROUP, RELEASE_GROUP_COOKIE } from './releaseGroupCookie';
export { OperatorAccessError, OperatorConnectionError, sendOperatorCommand } from './sendOperatorCommand';
export { serializeRegistry } from './serializeRegistry';
