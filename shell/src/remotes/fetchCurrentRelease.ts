import { BOOT_ELEMENT_ID, type Boot, type BootRemote } from '@hashgrid/contracts';

const BOOT = new RegExp(`<script[^>]*id="${BOOT_ELEMENT_ID}"[^>]*>(.*?)</script>`, 's');

/** What is live of a remote right now, as a fresh page would be told; null when nobody can say. */
export async function fetchCurrentRelease(name: string): Promise<BootRemote | null> {
  try {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
    const text = BOOT.exec(await response.text())?.[1];
    return (text && (JSON.parse(text) as Boot).remotes.find((remote) => remote.name === name)) || null;
  } catch {
    return null;
  }
}
