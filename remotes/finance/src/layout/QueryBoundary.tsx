import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { QueryGate } from '@hashgrid/ui';

interface QueryBoundaryProps<Data> {
  query: ComponentProps<typeof QueryGate<Data>>['query'];
  /** What is said when nothing arrived, translated. */
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; until then a skeleton, and the way to ask again where it failed. */
export function QueryBoundary<Data>({ failure, ...gate }: QueryBoundaryProps<Data>) {
  const t = useTranslate();
  const texts = {
    failure,
    stale: t('Couldn’t refresh. Showing the last known data.'),
    retry: t('Retry'),
  };
  return <QueryGate texts={texts} {...gate} />;
}
