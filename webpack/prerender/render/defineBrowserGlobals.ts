import React from 'react';
import { DEFAULT_LOCALE, getDirection } from '@hashgrid/contracts';
import type { PrerenderRequest } from './PrerenderRequest';

const { lazy, useSyncExternalStore } = React;

/** Lazy components never load: no prerendered page shows them, and those rendered later would if one loaded. */
React.lazy = (() => lazy(() => new Promise(() => undefined))) as typeof lazy;

/** Components for browsers pass no server snapshot, so the client's is used. */
React.useSyncExternalStore = (subscribe, getSnapshot, getServerSnapshot) =>
  useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot ?? getSnapshot);

const NO_LISTENERS = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** Defines the parts of a browser that components read while they render. */
export function defineBrowserGlobals({ locale, path }: PrerenderRequest): void {
  const { pathname, search, hash, href, origin, protocol } = new URL(path, 'https://localhost');
  const location = { pathname, search, hash, href, origin, protocol };
  const document = {
    ...NO_LISTENERS,
    cookie: '',
    hidden: false,
    head: { querySelector: () => null },
    documentElement: { lang: locale, dir: getDirection(locale) },
  };
  const window = {
    ...NO_LISTENERS,
    location,
    matchMedia: () => ({ ...NO_LISTENERS, matches: false }),
  };
  // English, so that no page suggests another language.
  const navigator = { onLine: true, language: DEFAULT_LOCALE, languages: [DEFAULT_LOCALE], userAgent: '' };
  for (const [name, value] of Object.entries({ window, document, location, navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
