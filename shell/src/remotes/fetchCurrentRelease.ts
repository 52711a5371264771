import { BOOTSTRAP_ELEMENT_ID, type BootstrapRemote } from '@hashgrid/contracts';
import { parseRelease } from './parseRelease';

const BOOTSTRAP = new RegExp(`<script[^>]*id="${BOOTSTRAP_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's');

/**
 * Fetches the release of a remote that a fresh page would get; null if the page doesn't have the remote.
 * @throws When there is no such page.
 */
export async function fetchCurrentRelease(
  name: string,
  signal: AbortSignal,
): Promise<BootstrapRemote | null> {
  const headers = { accept: 'text/html' };
  const response = await fetch(location.pathname, { headers, cache: 'no-store', signal });
  const text = BOOTSTRAP.exec(await response.text())?.[1] ?? '{}';
  const { remotes } = JSON.parse(text) as { remotes?: unknown };
  const releases = Array.isArray(remotes) ? remotes.map(parseRelease) : [];
  return releases.find((release) => release?.name === name) ?? null;
}
