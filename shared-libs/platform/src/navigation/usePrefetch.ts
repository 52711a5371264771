import { useEffect } from 'react';
import { usePlatform } from '../store/PlatformContext';
import { whenIdle } from './whenIdle';

/**
 * Prefetches the code of a screen that the page is likely to open without a link, when the browser is idle.
 * @param path Path of the screen, query and hash included.
 */
export function usePrefetch(path: string): void {
  const { prefetch } = usePlatform();
  useEffect(() => whenIdle(() => prefetch(path)), [prefetch, path]);
}
