import { BOOTSTRAP_ELEMENT_ID, type Bootstrap, type BootstrapRemote } from '@hashgrid/contracts';

const BOOTSTRAP = new RegExp(`<script[^>]*id="${BOOTSTRAP_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's');

/** Fetches the release of a remote that a fresh page would get; null if that fails. */
export async function fetchCurrentRelease(
  name: string,
  signal: AbortSignal,
): Promise<BootstrapRemote | null> {
  try {
    const headers = { accept: 'text/html' };
    const response = await fetch(location.pathname, { headers, cache: 'no-store', signal });
    const text = BOOTSTRAP.exec(await response.text())?.[1];
    return (text && (JSON.parse(text) as Bootstrap).remotes.find((remote) => remote.name === name)) || null;
  } catch {
    return null;
  }
}
