import { ArtifactStoreError, type ExpectedRelease } from '@hashgrid/contracts/releases';
import type { LocalFiles } from './LocalFiles';

/** How long a page waits for a file without which it can be sent. A slow bucket may need 20 s. */
const WAIT_MS = 1_000;

/**
 * Copies a file to this machine for a page. The copy goes on when the page no longer waits, for later pages.
 * @throws {ArtifactStoreError} when the artifact store does not respond, or not within `WAIT_MS`.
 */
export const fetchFileInTime = async (
  files: Pick<LocalFiles, 'fetchFile'>,
  release: ExpectedRelease,
  file: string,
): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new ArtifactStoreError(`${release.base}${file} did not arrive within ${WAIT_MS / 1000} s`);
    timer = setTimeout(() => reject(error), WAIT_MS);
  });
  await Promise.race([files.fetchFile(release, file), timeout]).finally(() => clearTimeout(timer));
};
