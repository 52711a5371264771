import { useState, type ReactNode } from 'react';
import { useLanguage } from '@hashgrid/platform';
import { PageSpinner } from '../layout/PageSpinner';

/** Shows a spinner until the first texts are loaded; later language changes keep the page mounted. */
export function TranslationsReady({ children }: { children: ReactNode }) {
  const { isFetching } = useLanguage();
  const [wasReady, setWasReady] = useState(!isFetching);
  if (!isFetching && !wasReady) setWasReady(true);
  return wasReady || !isFetching ? children : <PageSpinner />;
}
