import {
  isRecord,
  withTimeout,
  type Bootstrap,
  type BootstrapRemote,
  type RemoteDetails,
} from '@hashgrid/contracts';
import { isScriptPath } from './isScriptPath';
import { RemoteLoadError } from './RemoteLoadError';

/** Short enough for a second attempt before loading the page times out. */
const DETAILS_TIMEOUT_MS = 3000;

/** Fetched details, and those being fetched, by the base of their release. */
const detailsByBase = new Map<string, Promise<RemoteDetails>>();

function parseDetails(value: unknown, remote: BootstrapRemote): RemoteDetails {
  const files = isRecord(value) && isRecord(value.integrity) ? Object.keys(value.integrity) : [];
  if (
    !isRecord(value) ||
    !isScriptPath(value.entry) ||
    !isRecord(value.chunks) ||
    !files.every(isScriptPath)
  ) {
    throw new RemoteLoadError(remote, 'its remote.json is not a valid remote descriptor');
  }
  return value as unknown as RemoteDetails;
}

/** Throws unless the remote is from the origin of the page, of the installation's CDN, or of this browser's preview of the remote. */
function checkOrigin(remote: BootstrapRemote, { artifactsOrigin, preview }: Bootstrap): void {
  const { origin } = new URL(remote.base, location.href);
  const previewOrigin = preview?.name === remote.name ? preview.origin : null;
  const allowedOrigins = [location.origin, artifactsOrigin, previewOrigin];
  if (allowedOrigins.includes(origin)) return;
  throw new RemoteLoadError(remote, `the origin ${origin} is not allowed`, true);
}

async function fetchRemoteJson(
  remote: BootstrapRemote,
  query: string,
  signal: AbortSignal,
): Promise<RemoteDetails> {
  // The gateway gets the cookies, because it may know a previewed build only by that of the preview.
  const response = await fetch(`${remote.base}remote.json${query}`, { signal });
  if (!response.ok) throw new RemoteLoadError(remote, `remote.json returned status ${response.status}`);
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RemoteLoadError(remote, 'its remote.json is not valid JSON');
  }
  return parseDetails(value, remote);
}

/**
 * Returns the details needed to run a remote: from the HTML if inlined, else from `remote.json`, fetched once per release.
 * @param query Query of a retry.
 * @param isInHtml Whether this is the release that the HTML names, not a newer one.
 */
export async function fetchDetails(
  remote: BootstrapRemote,
  bootstrap: Bootstrap,
  query: string,
  isInHtml: boolean,
): Promise<RemoteDetails> {
  checkOrigin(remote, bootstrap);
  const inlined = isInHtml ? bootstrap.details[remote.name] : undefined;
  if (inlined) return parseDetails(inlined, remote);
  let details = detailsByBase.get(remote.base);
  if (!details) {
    details = withTimeout((signal) => fetchRemoteJson(remote, query, signal), DETAILS_TIMEOUT_MS);
    detailsByBase.set(remote.base, details);
    details.catch(() => detailsByBase.delete(remote.base));
  }
  return details;
}
