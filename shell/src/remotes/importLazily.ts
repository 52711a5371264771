import { CHUNK_TIMEOUT_MS, withTimeout } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import { addIntegrity } from './addIntegrity';
import { isScriptPath } from './isScriptPath';

type Integrity = Record<string, string>;

/** Hashes of the lazy scripts, once requested. */
let lazyIntegrity: Promise<Integrity> | null = null;

const isIntegrity = (value: unknown): value is Integrity =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([file, hash]) => isScriptPath(file) && typeof hash === 'string');

async function fetchLazyIntegrity(signal: AbortSignal): Promise<Integrity> {
  const url = `${readBootstrap().shell.base}shell.json`;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  const descriptor = (await response.json()) as { lazyIntegrity?: unknown };
  if (!isIntegrity(descriptor.lazyIntegrity)) throw new Error(`${url} is not a valid shell descriptor.`);
  return descriptor.lazyIntegrity;
}

async function addLazyIntegrity(): Promise<void> {
  lazyIntegrity ??= withTimeout(fetchLazyIntegrity, CHUNK_TIMEOUT_MS);
  try {
    addIntegrity(readBootstrap().shell.base, { integrity: await lazyIntegrity }, '', false);
  } catch (error) {
    lazyIntegrity = null;
    throw error;
  }
}

/**
 * Loads a lazily loaded module of the shell, or a lazily shared package, within the time limit of a page. First fetches the hashes
 * of all lazy scripts, which the HTML omits to save bytes in every page view.
 * @returns A function that returns the module, as the federation runtime expects.
 */
export const importLazily = <Module extends object>(load: () => Promise<Module>): Promise<() => Module> =>
  withTimeout(async () => {
    await addLazyIntegrity();
    const module = await load();
    return () => module;
  }, CHUNK_TIMEOUT_MS);
