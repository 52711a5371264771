import { createExternalStore } from '@hashgrid/platform/host';

/** A screen that was shown: what page views, vitals and errors are attributed to. */
export interface Visit {
  /** Template of the path, without IDs. */
  path: string;
  /** Registered title, in English. */
  title: string;
  /** The remote of the screen; `shell` for the shell's own. */
  remote: string;
  version: string;
  /** ISO UTC. */
  at: string;
  /** `performance.now()` when it was shown. */
  startedAt: number;
}

const MAX_VISITS = 50;

/** The screens shown since the page was loaded, oldest first. */
export const visits = createExternalStore<readonly Visit[]>([]);

export function recordVisit(screen: Omit<Visit, 'at' | 'startedAt'>): void {
  const visit = { ...screen, at: new Date().toISOString(), startedAt: performance.now() };
  visits.set([...visits.get(), visit].slice(-MAX_VISITS));
}
