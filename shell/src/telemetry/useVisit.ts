import { useEffect } from 'react';
import { recordVisit, type Visit } from './visits';

/** Records a screen when it is shown, and again at another address of the same screen. */
export function useVisit(screen: Omit<Visit, 'at' | 'startedAt'>, pathname: string): void {
  const { path, title, remote, version } = screen;
  useEffect(() => recordVisit({ path, title, remote, version }), [path, title, remote, version, pathname]);
}
