import type { ComponentType } from 'react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { getRetryQuery, withTimeout, type BootstrapRemote } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import type { LoadedPage, PageLoader } from '../routing/pageStore';
import { addIntegrity, addIntegrityOnRetry } from './addIntegrity';
import { startFederation } from './startFederation';
import { fetchDetails } from './fetchDetails';
import { importLazily } from './importLazily';
import { isPrefetchAllowed } from './isPrefetchAllowed';
import { preloadPage } from './preloadPage';
import { RemoteLoadError } from './RemoteLoadError';

/** Timeout of loading a page, retries included, so that the error card is shown within 8 s. */
const LOAD_TIMEOUT_MS = 7000;
/** Delays before the second and the third attempt. */
const BACKOFF_MS = [300, 1000] as const;

/** The entry URL registered last, by remote. */
const registeredEntries = new Map<string, string>();
/** Number of failed attempts by base. Browsers cache failed and hanging modules by URL, so each retry needs new URLs. */
const failureCounts = new Map<string, number>();
/** The last attempt by release and page, until it fails. A load joins the attempt of a prefetch. */
const attempts = new Map<string, Promise<ComponentType>>();
/** The imports of all attempts by release and page. On a slow network, one that has timed out may still be the first to finish. */
const imports = new Map<string, Promise<ComponentType>[]>();
/** Releases loaded instead of those in the HTML, by remote. */
const replacements = new Map<string, BootstrapRemote>();
/** Bases of failed releases that the previous ones have replaced, by remote. */
const failedBases = new Map<string, string>();

startFederation();
addIntegrityOnRetry();

/** Returns the release to load for a remote. */
const getTarget = (remote: BootstrapRemote) => replacements.get(remote.name) ?? remote;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const buildRetryQuery = ({ base }: BootstrapRemote): string => getRetryQuery(failureCounts.get(base) ?? 0);

/** Whether a value is a component: a function, or one wrapped by React, such as by `memo`. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Registers a remote with the federation runtime; a new URL replaces the previous one. */
function register(name: string, entryUrl: string): void {
  if (registeredEntries.get(name) === entryUrl) return;
  const force = registeredEntries.has(name);
  registeredEntries.set(name, entryUrl);
  registerRemotes([{ name, entry: entryUrl, type: 'module' }], { force });
}

async function loadOnce(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const bootstrap = readBootstrap();
  const isInHtml = bootstrap.remotes.includes(remote) && remote.name in bootstrap.details;
  const details = await fetchDetails(remote, bootstrap, buildRetryQuery(remote), isInHtml);
  const query = buildRetryQuery(remote);
  addIntegrity(remote.base, details, query, isInHtml);
  if (!isInHtml) preloadPage(remote.base, details, page, query);
  register(remote.name, new URL(remote.base + details.entry + query, location.href).href);
  const module = await loadRemote<{ default?: unknown }>(`${remote.name}/${page}`);
  if (!isComponent(module?.default)) {
    throw new RemoteLoadError(remote, `its page "${page}" has no component as default export`);
  }
  return module.default;
}

const getKey = ({ base }: BootstrapRemote, page: string): string => base + page;

/** Returns a promise that never settles if the given one rejects, for `Promise.race`. */
const ignoreFailure = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch(() => new Promise<never>(() => undefined));

async function startAttempt(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  // It would use up one of the few URLs that retries have hashes for.
  if (failureCounts.has(remote.base) && !navigator.onLine)
    throw new RemoteLoadError(remote, 'the browser is offline', true);
  const key = getKey(remote, page);
  const imported = loadOnce(remote, page);
  imports.set(key, [...(imports.get(key) ?? []), ignoreFailure(imported)]);
  const attempt = withTimeout(() => imported, LOAD_TIMEOUT_MS);
  attempts.set(key, attempt);
  attempt.catch(() => abandonAttempt(remote, page, attempt));
  return attempt;
}

/** Gives up an attempt, so that the next load starts another one under new URLs instead of joining it. */
function abandonAttempt(remote: BootstrapRemote, page: string, attempt = attempts.get(getKey(remote, page))) {
  const key = getKey(remote, page);
  if (!attempt || attempts.get(key) !== attempt) return;
  attempts.delete(key);
  failureCounts.set(remote.base, (failureCounts.get(remote.base) ?? 0) + 1);
}

/** Loads a page, joining an attempt in progress. */
function tryToLoad(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const key = getKey(remote, page);
  const attempt = attempts.get(key) ?? startAttempt(remote, page);
  return Promise.race([attempt, ...(imports.get(key) ?? [])]);
}

/** Fetches the release that a page loaded now would get; null if that fails. The code for it is loaded on demand. */
async function fetchCurrentOrNull(name: string, signal: AbortSignal): Promise<BootstrapRemote | null> {
  try {
    const getModule = await importLazily(() => import('./fetchCurrentRelease'));
    return await getModule().fetchCurrentRelease(name, signal);
  } catch {
    return null;
  }
}

/** Loads a page with retries; the last attempt uses the current release if it has changed. */
async function loadWithRetries(
  remote: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  for (const [attemptIndex, waitMs] of [...BACKOFF_MS, null].entries()) {
    const target = getTarget(remote);
    try {
      const Page = await tryToLoad(target, page);
      // The release may have been replaced since, and pages of two builds must not mix.
      const newTarget = getTarget(remote);
      return newTarget.base === target.base
        ? { Page, release: target }
        : { Page: await tryToLoad(newTarget, page), release: newTarget };
    } catch (error) {
      if (waitMs === null || (error instanceof RemoteLoadError && error.isFinal)) throw error;
      await pause(waitMs);
      const current = attemptIndex > 0 ? await fetchCurrentOrNull(remote.name, signal) : null;
      if (signal.aborted) throw error;
      const isReplacement =
        current && current.base !== target.base && current.base !== failedBases.get(remote.name);
      if (isReplacement) replacements.set(remote.name, current);
    }
  }
  throw new RemoteLoadError(remote, 'all attempts failed');
}

/** Loads a page from the previous release after the live one failed, once per remote. All pages of the remote then use that release. */
async function loadPrevious(
  release: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { name } = release;
  if (failedBases.has(name)) throw new RemoteLoadError(release, 'the previous release failed too');
  const getModule = await importLazily(() => import('./fetchPreviousRelease'));
  const previous = await getModule().fetchPreviousRelease(release, page, signal);
  const Page = await tryToLoad(previous, page);
  if (signal.aborted) throw new RemoteLoadError(previous, 'it loaded after the time limit');
  failedBases.set(name, release.base);
  replacements.set(name, previous);
  return { Page, release: previous };
}

/** Determines why a release did not load. Never rejects. The code for it is loaded on demand. */
async function explainFailure(
  release: BootstrapRemote,
  page: string,
  error: unknown,
): Promise<RemoteLoadError> {
  try {
    const getModule = await importLazily(() => import('./explainLoadFailure'));
    const bootstrap = readBootstrap();
    const explanation = await getModule().explainLoadFailure(release, page, error, () =>
      fetchDetails(release, bootstrap, buildRetryQuery(release), bootstrap.remotes.includes(release)),
    );
    if (!explanation) return RemoteLoadError.from(release, error);
    const explained = new RemoteLoadError(release, explanation.reason, false, { cause: error });
    explained.problem = explanation.problem;
    return explained;
  } catch {
    return RemoteLoadError.from(release, error);
  }
}

/** Loads a page; if that fails, loads it from the previous release. If that fails too, rejects with the first failure. */
async function loadWithFallback(
  remote: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  try {
    return await loadWithRetries(remote, page, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof RemoteLoadError && error.isFinal)) throw error;
    const release = getTarget(remote);
    const explained = explainFailure(release, page, error);
    try {
      const loaded = await loadPrevious(release, page, signal);
      return { ...loaded, failure: { release, error: await explained } };
    } catch {
      throw await explained;
    }
  }
}

/** Loads pages of remotes by Module Federation. No code outside of this folder uses the federation runtime. */
export const pageLoader: PageLoader = {
  async load(remote, page) {
    try {
      return await withTimeout((signal) => loadWithFallback(remote, page, signal), LOAD_TIMEOUT_MS);
    } catch (error) {
      const target = getTarget(remote);
      abandonAttempt(target, page);
      throw RemoteLoadError.from(target, error);
    }
  },
  loadPrevious: (release, page) =>
    withTimeout((signal) => loadPrevious(release, page, signal), LOAD_TIMEOUT_MS),
  prefetch(remote, page) {
    if (isPrefetchAllowed()) void tryToLoad(getTarget(remote), page).catch(() => undefined);
  },
};
