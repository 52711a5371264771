import { useEffect } from 'react';
import { usePlatform } from '../store/PlatformContext';

/** Gives the page at hand a title in place of its registered one, as long as it is shown. Translated already. */
export function usePageTitle(title: string): void {
  const { pageTitle } = usePlatform();
  useEffect(() => {
    pageTitle.set(title);
    return () => pageTitle.set(null);
  }, [pageTitle, title]);
}
