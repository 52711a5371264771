import { getRetryQuery } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import { addIntegrity } from './addIntegrity';
import { isFileName } from './isFileName';
import { withTimeout } from './withTimeout';

type Integrity = Record<string, string>;

/** How long the shell waits for the hashes of its lazy scripts. */
const INTEGRITY_TIMEOUT_MS = 7000;

let fetched: Promise<Integrity> | null = null;
let integrity: Integrity = {};

const isIntegrity = (found: unknown): found is Integrity =>
  typeof found === 'object' &&
  found !== null &&
  Object.entries(found).every(([file, hash]) => isFileName(file) && typeof hash === 'string');

async function fetchNow(signal: AbortSignal): Promise<Integrity> {
  const url = `${readBootstrap().shell.base}shell.json`;
  const response = await fetch(url, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  const { lazyIntegrity } = (await response.json()) as { lazyIntegrity?: unknown };
  if (!isIntegrity(lazyIntegrity)) throw new Error(`${url} is not a valid shell descriptor.`);
  return lazyIntegrity;
}

async function loadIntegrity(): Promise<void> {
  fetched ??= withTimeout(fetchNow, INTEGRITY_TIMEOUT_MS);
  try {
    integrity = await fetched;
  } catch (error) {
    fetched = null;
    throw error;
  }
  addIntegrity(readBootstrap().shell.base, { integrity }, '', false);
}

/** Loads a package that is shared lazily. Its hashes are not in the HTML, where they would cost every page view bytes. */
export async function importLazily<Module extends object>(
  load: () => Promise<Module>,
): Promise<() => Module> {
  await loadIntegrity();
  const module = await load();
  return () => module;
}

/** Gives each retry of a chunk a new URL: browsers keep modules that failed or hang by URL. */
export function retryChunksUnderNewUrls(): void {
  const getFile = __webpack_get_script_filename__;
  const attempts = new Map<string, number>();
  __webpack_get_script_filename__ = (chunkId) => {
    const file = getFile(chunkId);
    const failed = attempts.get(file) ?? 0;
    attempts.set(file, failed + 1);
    const hash = integrity[file];
    if (failed === 0 || !hash) return file;
    const query = getRetryQuery(failed);
    addIntegrity(readBootstrap().shell.base, { integrity: { [file]: hash } }, query, false);
    return file + query;
  };
}
