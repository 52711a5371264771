import type { ComponentType } from 'react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { readBootstrap } from '../readBootstrap';
import type { PageLoader } from '../routing/pageStore';
import { addIntegrity } from './addIntegrity';
import { startFederation } from './federation';
import { fetchDetails } from './fetchDetails';
import { fetchCurrentRelease } from './fetchCurrentRelease';
import { RemoteLoadError } from './RemoteLoadError';
import { withTimeout } from './withTimeout';

/** Timeout of loading a page, retries included, so that the error card is shown within 8 s. */
const LOAD_TIMEOUT_MS = 7000;
/** Delays before the second and the third attempt. */
const BACKOFF_MS = [300, 1000] as const;

/** Last registered entry URL by remote. */
const registered = new Map<string, string>();
/** Failed attempts by base. Browsers cache failed modules by URL, so each retry needs a new URL. */
const failures = new Map<string, number>();
/** Releases loaded instead of ones that are no longer available, by remote. */
const replacements = new Map<string, BootstrapRemote>();

startFederation();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const countFailure = ({ base }: BootstrapRemote) => void failures.set(base, (failures.get(base) ?? 0) + 1);

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

async function tryToLoad(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  const bootstrap = readBootstrap();
  const isInHtml = bootstrap.remotes.includes(remote) && remote.name in bootstrap.details;
  const details = await fetchDetails(remote, bootstrap, isInHtml);
  const failed = failures.get(remote.base) ?? 0;
  const entry = failed > 0 ? `${details.entry}?retry=${failed}` : details.entry;
  addIntegrity(remote.base, details, entry, isInHtml);
  register(remote.name, new URL(remote.base + entry, location.href).href);
  const module = await loadRemote<{ default?: unknown }>(`${remote.name}/${page}`);
  if (!isComponent(module?.default)) {
    throw new RemoteLoadError(remote, `its page "${page}" has no component as default export`);
  }
  return module.default;
}

/** Loads a page with retries; the last attempt uses the current release if it has changed. */
async function loadWithRetries(remote: BootstrapRemote, page: string): Promise<ComponentType> {
  for (const [tries, waitMs] of [...BACKOFF_MS, null].entries()) {
    const target = replacements.get(remote.name) ?? remote;
    try {
      return await tryToLoad(target, page);
    } catch (error) {
      countFailure(target);
      if (waitMs === null || (error instanceof RemoteLoadError && error.isFinal)) throw error;
      await pause(waitMs);
      const live = tries > 0 ? await fetchCurrentRelease(remote.name) : null;
      if (live && live.base !== target.base) replacements.set(remote.name, live);
    }
  }
  throw new RemoteLoadError(remote, 'all attempts failed');
}

/** Loads pages of remotes by Module Federation; the only module of the shell that knows of it. */
export const pageLoader: PageLoader = {
  async load(remote, page) {
    try {
      return await withTimeout(loadWithRetries(remote, page), LOAD_TIMEOUT_MS);
    } catch (error) {
      countFailure(replacements.get(remote.name) ?? remote);
      throw RemoteLoadError.of(remote, error);
    }
  },
  prefetch(remote, page) {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) void tryToLoad(remote, page).catch(() => undefined);
  },
};
