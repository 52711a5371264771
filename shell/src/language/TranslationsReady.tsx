import { useState, type ReactNode } from 'react';
import { useLanguage } from '@hashgrid/platform';
import { PageSpinner } from '../layout/PageSpinner';

/** Waits at the start until the texts of the player's language are there; later changes happen under the page. */
export function TranslationsReady({ children }: { children: ReactNode }) {
  const { isFetching } = useLanguage();
  const [wasReady, setWasReady] = useState(!isFetching);
  if (!isFetching && !wasReady) setWasReady(true);
  return wasReady || !isFetching ? children : <PageSpinner />;
}
