import { createExternalStore } from '@hashgrid/platform/host';

/** A screen that was shown: what page views, vitals and errors are attributed to. */
export interface ScreenView {
  /** Template of the path, without IDs. */
  path: string;
  /** Registered title, in English. */
  title: string;
  /** The remote of the screen; `shell` for the shell's own. */
  remote: string;
  version: string;
  hash: string | null;
  /** ISO UTC. */
  at: string;
  /** `performance.now()` when it was shown. */
  startedAt: number;
}

const MAX_SCREEN_VIEWS = 50;

/** The screens shown since the page was loaded, oldest first. */
export const screenViews = createExternalStore<readonly ScreenView[]>([]);

export function recordScreenView(screen: Omit<ScreenView, 'at' | 'startedAt'>): void {
  const view = { ...screen, at: new Date().toISOString(), startedAt: performance.now() };
  screenViews.set([...screenViews.get(), view].slice(-MAX_SCREEN_VIEWS));
}
