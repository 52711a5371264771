import { useEffect } from 'react';
import { recordScreenView, type ScreenView } from './screenViews';

/** Records a view when a screen is shown, and again when its address changes. */
export function useRecordScreenView(screen: Omit<ScreenView, 'at' | 'startedAt'>, pathname: string): void {
  const { path, title, remote, version } = screen;
  useEffect(
    () => recordScreenView({ path, title, remote, version }),
    [path, title, remote, version, pathname],
  );
}
