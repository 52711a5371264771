import type { ComponentType } from 'react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { getRetryQuery, type BootstrapRemote } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import type { LoadedPage, PageLoader } from '../routing/pageStore';
import { addIntegrity, addIntegrityOnRetry } from './addIntegrity';
import { startFederation } from './startFederation';
import { fetchDetails } from './fetchDetails';
import { importLazily } from './importLazily';
import { isPrefetchAllowed } from './isPrefetchAllowed';
import { preloadPage } from './preloadPage';
import { RemoteLoadError } from './RemoteLoadError';
import { withTimeout } from './withTimeout';

/** Timeout of loading a page, retries included, so that the error card is shown within 8 s. */
const LOAD_TIMEOUT_MS = 7000;
/** Delays before the second and the third attempt. */
const BACKOFF_MS = [300, 1000] as const;

/** Last registered entry URL by remote. */
const registered = new Map<string, string>();
/** Failed attempts by base. Browsers keep modules that failed or hang by URL, so each retry needs new URLs. */
const failures = new Map<string, number>();
/** The attempt in progress by release and page; a load joins the one of a prefetch. */
const attempts = new Map<string, Promise<ComponentType>>();
/** The arrivals of all attempts by release and page. On a slow network, one that has timed out may still be the first. */
const arrivals = new Map<string, Promise<ComponentType>[]>();
/** Releases loaded instead of ones that are no longer available, by remote. */
const replacements = new Map<string, BootstrapRemote>();
/** Bases of the releases that failed and were replaced by the ones before, by remote. */
const failed = new Map<string, string>();

startFederation();
addIntegrityOnRetry();

const getTarget = (remote: BootstrapRemote) => replacements.get(remote.name) ?? remote;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const retryQuery = ({ base }: BootstrapRemote): string => getRetryQuery(failures.get(base) ?? 0);

/** Whether a value is a component: a function, or one wrapped by React, such as by `memo`. */
function isComponent(found: unknown): found is ComponentType {
  return typeof found === 'function' || (typeof found === 'object' && found !== null && '$$typeof' in found);
}

/** Registers a remote with the federation runtime; a new URL replaces the previous one. */
function register(name: string, entryUrl: string): void {
  if (registered.get(name) === entryUrl) return;
  const force = registered.has(name);
  registered.set(name, entryUrl);
  registerRemotes([{ name, entry: entryUrl, type: 'module' }], { force });
}

async function loadOnce(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const bootstrap = readBootstrap();
  const isInHtml = bootstrap.remotes.includes(remote) && remote.name in bootstrap.details;
  const details = await fetchDetails(remote, bootstrap, retryQuery(remote), isInHtml);
  const query = retryQuery(remote);
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

const ignoreFailure = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch(() => new Promise<never>(() => undefined));

function startAttempt(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const key = getKey(remote, page);
  const arrival = loadOnce(remote, page);
  arrivals.set(key, [...(arrivals.get(key) ?? []), ignoreFailure(arrival)]);
  const attempt = withTimeout(() => arrival, LOAD_TIMEOUT_MS);
  attempts.set(key, attempt);
  attempt.catch(() => abandonAttempt(remote, page, attempt));
  return attempt;
}

/** Makes the next load start an attempt under new URLs instead of joining this one. */
function abandonAttempt(remote: BootstrapRemote, page: string, attempt = attempts.get(getKey(remote, page))) {
  const key = getKey(remote, page);
  if (!attempt || attempts.get(key) !== attempt) return;
  attempts.delete(key);
  failures.set(remote.base, (failures.get(remote.base) ?? 0) + 1);
}

/** Loads a page; joins an attempt in progress. */
function tryToLoad(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const key = getKey(remote, page);
  const attempt = attempts.get(key) ?? startAttempt(remote, page);
  return Promise.race([attempt, ...(arrivals.get(key) ?? [])]);
}

/** Fetches the release that a fresh page would get; its code is loaded only then. Returns null if that fails. */
async function fetchCurrent(name: string, signal: AbortSignal): Promise<BootstrapRemote | null> {
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
  for (const [tries, waitMs] of [...BACKOFF_MS, null].entries()) {
    const target = getTarget(remote);
    try {
      const Page = await tryToLoad(target, page);
      // Meanwhile, the remote may have been replaced; its builds must not mix.
      const now = getTarget(remote);
      return now.base === target.base
        ? { Page, release: target }
        : { Page: await tryToLoad(now, page), release: now };
    } catch (error) {
      if (waitMs === null || (error instanceof RemoteLoadError && error.isFinal)) throw error;
      await pause(waitMs);
      const live = tries > 0 ? await fetchCurrent(remote.name, signal) : null;
      if (signal.aborted) throw error;
      const isOther = live && live.base !== target.base && live.base !== failed.get(remote.name);
      if (isOther) replacements.set(remote.name, live);
    }
  }
  throw new RemoteLoadError(remote, 'all attempts failed');
}

/** Loads a page of the previous release after one failed, once per remote; that release then stays for all its pages. */
async function loadPrevious(
  release: BootstrapRemote,
  page: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const { name } = release;
  if (failed.has(name)) throw new RemoteLoadError(release, 'the previous release failed too');
  const getModule = await importLazily(() => import('./fetchPreviousRelease'));
  const previous = await getModule().fetchPreviousRelease(release, page, signal);
  const Page = await tryToLoad(previous, page);
  if (signal.aborted) throw new RemoteLoadError(previous, 'it was too late');
  failed.set(name, release.base);
  replacements.set(name, previous);
  return { Page, release: previous };
}

/** Finds out why a release did not load; its code is loaded only then. Never rejects. */
async function explainFailure(
  release: BootstrapRemote,
  page: string,
  error: unknown,
): Promise<RemoteLoadError> {
  try {
    const getModule = await importLazily(() => import('./explainLoadFailure'));
    const bootstrap = readBootstrap();
    const found = await getModule().explainLoadFailure(release, page, error, () =>
      fetchDetails(release, bootstrap, retryQuery(release), bootstrap.remotes.includes(release)),
    );
    if (!found) return RemoteLoadError.from(release, error);
    const explained = new RemoteLoadError(release, found.reason, false, { cause: error });
    explained.problem = found.problem;
    return explained;
  } catch {
    return RemoteLoadError.from(release, error);
  }
}

/** Loads a page; if it fails, from the previous release. Without one, the first failure counts. */
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

/** Loads pages of remotes by Module Federation; the only module of the shell that knows of it. */
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
