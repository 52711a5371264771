import type { AnyRelease } from '@hashgrid/contracts/releases';
import type { LocalFiles } from './LocalFiles';

/** Whether the scripts of a release, and its descriptor, can be served. */
export const isIntact = async (
  files: LocalFiles,
  release: AnyRelease,
  descriptorFile: 'remote.json' | 'shell.json',
): Promise<boolean> => {
  for (const file of [descriptorFile, ...Object.keys(release.descriptor.integrity)]) {
    // When the artifact store does not respond, only the local copy counts.
    await files.fetchFile(release, file).catch(() => undefined);
    if (await files.verifier.verifyFile(release, file)) return false;
  }
  return true;
};
