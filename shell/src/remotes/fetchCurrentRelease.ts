import { parseBootstrap, type BootstrapRemote } from '@hashgrid/contracts';
import { parseRelease } from './parseRelease';

/**
 * Fetches the release of a remote that a fresh page load would use; null if the page has no valid release of it.
 * @throws When the page can't be fetched or its bootstrap data isn't JSON.
 */
export async function fetchCurrentRelease(
  name: string,
  signal: AbortSignal,
): Promise<BootstrapRemote | null> {
  const headers = { accept: 'text/html' };
  // A path alone, such as `//login`, could be read as that of another host.
  const response = await fetch(location.origin + location.pathname, { headers, cache: 'no-store', signal });
  const remotes: unknown = parseBootstrap(await response.text())?.remotes;
  const releases = Array.isArray(remotes) ? remotes.map(parseRelease) : [];
  return releases.find((release) => release?.name === name) ?? null;
}
