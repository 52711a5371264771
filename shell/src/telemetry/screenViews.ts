import { createExternalStore } from '@hashgrid/platform/host';

/** A screen that was shown. Page views, vitals and errors are attributed to it. */
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
  /** `performance.now()` when the screen was shown. */
  startedAt: number;
}

const MAX_SCREEN_VIEWS = 50;

/** The last screens shown since the document was loaded, oldest first. */
export const screenViews = createExternalStore<readonly ScreenView[]>([]);

/** Records that a screen is shown now. */
export function recordScreenView(screen: Omit<ScreenView, 'at' | 'startedAt'>): void {
  const view = { ...screen, at: new Date().toISOString(), startedAt: performance.now() };
  screenViews.set([...screenViews.get(), view].slice(-MAX_SCREEN_VIEWS));
}
