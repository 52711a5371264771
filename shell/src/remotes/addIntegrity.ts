import { CHUNK_RETRY_EVENT, type RemoteDetails } from '@hashgrid/contracts';
import { readCspNonce } from '../readBootstrap';
import { importMapPolicy } from './importMapPolicy';

/** Hashes by the URL of the first attempt. */
const hashes = new Map<string, string>();
/** URLs whose hashes are already in an import map. */
const known = new Set<string>();

function addImportMap(files: readonly (readonly [url: string, hash: string])[]): void {
  const added = files.filter(([url]) => !known.has(url));
  if (added.length === 0) return;
  for (const [url] of added) known.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = readCspNonce() ?? '';
  script.text = importMapPolicy.createScript(JSON.stringify({ integrity: Object.fromEntries(added) }));
  document.head.append(script);
}

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
  const scripts = Object.entries(details.integrity).map(([file, hash]) => [base + file, hash] as const);
  for (const [url, hash] of scripts) {
    hashes.set(new URL(url, location.href).href, hash);
    if (isInHtml) known.add(url);
  }
  addImportMap(scripts.map(([url, hash]) => [url + query, hash]));
}

/** Adds the hashes of chunks that remotes load again. */
export function addIntegrityOnRetry(): void {
  window.addEventListener(CHUNK_RETRY_EVENT, (event) => {
    const { detail: url } = event as CustomEvent<string>;
    const hash = hashes.get(url.replace(/\?.*/, ''));
    if (hash) addImportMap([[url, hash]]);
  });
}
