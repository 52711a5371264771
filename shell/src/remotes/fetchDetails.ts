import type { Bootstrap, BootstrapRemote, RemoteDetails } from '@hashgrid/contracts';
import { RemoteLoadError } from './RemoteLoadError';

const fetched = new Map<string, Promise<RemoteDetails>>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Files lie below the release's base: a name that leads elsewhere is not one. */
const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && /^[\w][\w./-]*\.js$/.test(name) && !name.includes('..');

function readDetails(found: unknown, remote: BootstrapRemote): RemoteDetails {
  const files = isRecord(found) && isRecord(found.integrity) ? Object.keys(found.integrity) : [];
  if (!isRecord(found) || !isFileName(found.entry) || !isRecord(found.chunks) || !files.every(isFileName)) {
    throw new RemoteLoadError(remote, 'its remote.json is not what a remote.json should be');
  }
  return found as unknown as RemoteDetails;
}

/** A remote must come from the page's own origin, whatever its data says. */
function checkOrigin(remote: BootstrapRemote): void {
  const { origin } = new URL(remote.base, location.href);
  if (origin === location.origin) return;
  throw new RemoteLoadError(remote, `the origin ${origin} is not allowed`, true);
}

async function fetchNow(remote: BootstrapRemote): Promise<RemoteDetails> {
  const response = await fetch(`${remote.base}remote.json`, { credentials: 'omit' });
  if (!response.ok) throw new RemoteLoadError(remote, `remote.json answered ${response.status}`);
  const text = await response.text();
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new RemoteLoadError(remote, 'its remote.json is no JSON');
  }
  return readDetails(found, remote);
}

/**
 * What is needed to run a remote: from the HTML where it is there, else from `remote.json`, once for each release.
 * @param isInHtml Whether the remote is the one that the HTML spoke of, not a newer release of it.
 */
export async function fetchDetails(
  remote: BootstrapRemote,
  bootstrap: Bootstrap,
  isInHtml: boolean,
): Promise<RemoteDetails> {
  checkOrigin(remote);
  const inlined = isInHtml ? bootstrap.details[remote.name] : undefined;
  if (inlined) return readDetails(inlined, remote);
  let details = fetched.get(remote.base);
  if (!details) {
    details = fetchNow(remote);
    fetched.set(remote.base, details);
    details.catch(() => fetched.delete(remote.base));
  }
  return details;
}
