import { CHUNK_TIMEOUT_MS } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import { addIntegrity } from './addIntegrity';
import { isScriptPath } from './isScriptPath';
import { withTimeout } from './withTimeout';

type Integrity = Record<string, string>;

let fetched: Promise<Integrity> | null = null;

const isIntegrity = (found: unknown): found is Integrity =>
  typeof found === 'object' &&
  found !== null &&
  Object.entries(found).every(([file, hash]) => isScriptPath(file) && typeof hash === 'string');

async function fetchNow(signal: AbortSignal): Promise<Integrity> {
  const url = `${readBootstrap().shell.base}shell.json`;
  const response = await fetch(url, { credentials: 'omit', signal });
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  const { lazyIntegrity } = (await response.json()) as { lazyIntegrity?: unknown };
  if (!isIntegrity(lazyIntegrity)) throw new Error(`${url} is not a valid shell descriptor.`);
  return lazyIntegrity;
}

async function loadIntegrity(): Promise<void> {
  fetched ??= withTimeout(fetchNow, CHUNK_TIMEOUT_MS);
  try {
    addIntegrity(readBootstrap().shell.base, { integrity: await fetched }, '', false);
  } catch (error) {
    fetched = null;
    throw error;
  }
}

/**
 * Loads a package that is shared lazily, in as much time as a page has. Its hashes are not in the HTML, where they would cost
 * every page view bytes.
 */
export const importLazily = <Module extends object>(load: () => Promise<Module>): Promise<() => Module> =>
  withTimeout(async () => {
    await loadIntegrity();
    const module = await load();
    return () => module;
  }, CHUNK_TIMEOUT_MS);
