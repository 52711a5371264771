import { useEffect } from 'react';
import { recordScreenView, type ScreenView } from './screenViews';

/** Records a view when a screen is shown, and again when its URL path changes. */
export function useRecordScreenView(screen: Omit<ScreenView, 'at' | 'startedAt'>, pathname: string): void {
  const { path, title, remote, version, hash } = screen;
  useEffect(
    () => recordScreenView({ path, title, remote, version, hash }),
    [path, title, remote, version, hash, pathname],
  );
}
