import { startTimeLimit } from '@hashgrid/contracts';
import { ArtifactStoreError, type ExpectedRelease } from '@hashgrid/contracts/releases';
import type { LocalFiles } from './LocalFiles';

/** How long a page waits for a file without which it can be sent. A slow bucket may need 20 s. */
const PAGE_WAIT_MS = 1_000;

/**
 * Copies a file to this machine, but waits no longer than `waitMs`. The copying continues after that, for later requests.
 * @throws {ArtifactStoreError} when the artifact store does not respond, or not within `waitMs`.
 */
export const fetchFileInTime = (
  files: Pick<LocalFiles, 'fetchFile'>,
  release: ExpectedRelease,
  file: string,
  waitMs = PAGE_WAIT_MS,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const error = new ArtifactStoreError(`${release.base}${file} did not arrive within ${waitMs / 1000} s`);
    const stop = startTimeLimit(waitMs, () => reject(error));
    files.fetchFile(release, file).then(resolve, reject).finally(stop);
  });
