import type { Bootstrap, BootstrapRemote, RemoteDetails } from '@hashgrid/contracts';
import { isScriptPath } from './isScriptPath';
import { RemoteLoadError } from './RemoteLoadError';
import { withTimeout } from './withTimeout';

/** Short enough for a second attempt before the load of the page times out. */
const DETAILS_TIMEOUT_MS = 3000;

const fetched = new Map<string, Promise<RemoteDetails>>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDetails(found: unknown, remote: BootstrapRemote): RemoteDetails {
  const files = isRecord(found) && isRecord(found.integrity) ? Object.keys(found.integrity) : [];
  if (
    !isRecord(found) ||
    !isScriptPath(found.entry) ||
    !isRecord(found.chunks) ||
    !files.every(isScriptPath)
  ) {
    throw new RemoteLoadError(remote, 'its remote.json is not a valid remote descriptor');
  }
  return found as unknown as RemoteDetails;
}

/** Rejects remotes from other origins than the page's, that of the installation's CDN, and that of the preview of this browser. */
function checkOrigin(remote: BootstrapRemote, { artifactsOrigin, preview }: Bootstrap): void {
  const { origin } = new URL(remote.base, location.href);
  const previewOrigin = preview?.name === remote.name ? preview.origin : null;
  const allowedOrigins = [location.origin, artifactsOrigin, previewOrigin];
  if (allowedOrigins.includes(origin)) return;
  throw new RemoteLoadError(remote, `the origin ${origin} is not allowed`, true);
}

async function fetchNow(remote: BootstrapRemote, query: string, signal: AbortSignal): Promise<RemoteDetails> {
  const response = await fetch(`${remote.base}remote.json${query}`, { credentials: 'omit', signal });
  if (!response.ok) throw new RemoteLoadError(remote, `remote.json returned status ${response.status}`);
  const text = await response.text();
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new RemoteLoadError(remote, 'its remote.json is not valid JSON');
  }
  return readDetails(found, remote);
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
  if (inlined) return readDetails(inlined, remote);
  let details = fetched.get(remote.base);
  if (!details) {
    details = withTimeout((signal) => fetchNow(remote, query, signal), DETAILS_TIMEOUT_MS);
    fetched.set(remote.base, details);
    details.catch(() => fetched.delete(remote.base));
  }
  return details;
}
