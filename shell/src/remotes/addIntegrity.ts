import type { RemoteDetails } from '@hashgrid/contracts';
import { cspNonce } from '../readBootstrap';

/** URLs whose hashes the browser knows. */
const known = new Set<string>();

/**
 * Tells the browser the hashes of a release's scripts before the first of them is imported: what has another hash, or
 * none, never runs.
 * @param entry File name of the entry, with the query that a retry adds to it.
 * @param isInHtml Whether the HTML came with the hashes of this release.
 */
export function addIntegrity(base: string, details: RemoteDetails, entry: string, isInHtml: boolean): void {
  const hashes = { ...details.integrity, [entry]: details.integrity[details.entry] };
  const files = Object.entries(hashes).map(([file, hash]) => [base + file, hash] as const);
  if (isInHtml) for (const file of Object.keys(details.integrity)) known.add(base + file);
  const news = files.filter(([url]) => !known.has(url));
  if (news.length === 0) return;
  for (const [url] of news) known.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = cspNonce() ?? '';
  script.textContent = JSON.stringify({ integrity: Object.fromEntries(news) });
  document.head.append(script);
}
