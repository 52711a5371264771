import { CHUNK_RETRY_EVENT, type RemoteDetails } from '@hashgrid/contracts';
import { readCspNonce } from '../readBootstrap';
import { importMapPolicy } from './importMapPolicy';

/** Hashes of all known scripts by absolute URL, without the query of a retry. */
const hashesByUrl = new Map<string, string>();
/** URLs whose hashes are already in an import map. */
const mappedUrls = new Set<string>();

/** Adds an import map with the hashes of URLs that no import map has yet. */
function addImportMap(files: readonly (readonly [url: string, hash: string])[]): void {
  const added = files.filter(([url]) => !mappedUrls.has(url));
  if (added.length === 0) return;
  for (const [url] of added) mappedUrls.add(url);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = readCspNonce() ?? '';
  script.text = importMapPolicy.createScript(JSON.stringify({ integrity: Object.fromEntries(added) }));
  document.head.append(script);
}

/**
 * Adds the hashes of a release's scripts to an import map before the first import: a script with another hash, or without
 * one, is blocked.
 * @param query Query that a retry appends to the URL of every script.
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
    hashesByUrl.set(new URL(url, location.href).href, hash);
    if (isInHtml) mappedUrls.add(url);
  }
  addImportMap(scripts.map(([url, hash]) => [url + query, hash]));
}

/** Records the hashes of the import map in the HTML, the only one with those of the shell's own chunks. */
function recordHtmlHashes(): void {
  const text = document.querySelector('script[type=importmap]')?.textContent || '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  for (const [url, hash] of Object.entries(integrity))
    hashesByUrl.set(new URL(url, location.href).href, hash);
}

/** Listens for retries of chunks by the shell and remotes, and adds the hash of each chunk under its new URL. */
export function addIntegrityOnRetry(): void {
  recordHtmlHashes();
  window.addEventListener(CHUNK_RETRY_EVENT, (event) => {
    const { detail: url } = event as CustomEvent<string>;
    const hash = hashesByUrl.get(url.replace(/\?.*/, ''));
    if (hash) addImportMap([[url, hash]]);
  });
}
