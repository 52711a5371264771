import type { RemoteDetails } from '@hashgrid/contracts';
import { cspNonce } from '../readBoot';

const added = new Set<string>();

/**
 * Tells the browser the hashes of a release's scripts before the first of them is imported: what has another hash, or
 * none, never runs.
 * @param entry File name of the entry, with the query that a retry adds to it.
 */
export function addIntegrity(base: string, details: RemoteDetails, entry: string): void {
  if (added.has(base + entry)) return;
  added.add(base + entry);
  const files = Object.entries(details.integrity).map(([file, hash]) => [base + file, hash]);
  const integrity = Object.fromEntries([...files, [base + entry, details.integrity[details.entry]]]);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = cspNonce() ?? '';
  script.textContent = JSON.stringify({ integrity });
  document.head.append(script);
}
