import { useEffect } from 'react';
import { recordVisit, type Visit } from './visits';

/** Records a visit when a screen is shown, and again when its address changes. */
export function useRecordVisit(screen: Omit<Visit, 'at' | 'startedAt'>, pathname: string): void {
  const { path, title, remote, version } = screen;
  useEffect(() => recordVisit({ path, title, remote, version }), [path, title, remote, version, pathname]);
}
