import type { RemoteDetails } from '@hashgrid/contracts';
import { cspNonce } from '../readBootstrap';
import { importMapPolicy } from './importMapPolicy';

/** URLs whose hashes are already in an import map. */
const known = new Set<string>();

/**
 * Adds the hashes of a release's scripts to an import map before the first import: a script with another hash, or without
 * one, is blocked.
 * @param query Query of a retry, which the URL of every script gets.
 * @param isInHtml Whether the import map in the HTML already has these hashes.
 */
export function addIntegrity(
  base: string,
  details: Pick<RemoteDetails, 'integrity'>,
  query: string,
  isInHtml: boolean,
): void {
  const files = Object.entries(details.integrity).map(([file, hash]) => [base + file + query, hash] as const);
  if (isInHtml) for (const file of Object.keys(details.integrity)) known.add(base + file);
  const added = files.filter(([url]) => !known.has(url));
  if (added.length === 0) return;
  for (const [url] of added) known.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = cspNonce() ?? '';
  script.text = importMapPolicy.createScript(JSON.stringify({ integrity: Object.fromEntries(added) }));
  document.head.append(script);
}
