import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { QueryGate as Gate } from '@hashgrid/ui';

interface QueryGateProps<Data> {
  query: ComponentProps<typeof Gate<Data>>['query'];
  /** What is said when nothing arrived, translated. */
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; until then a skeleton, and the way to ask again where it failed. */
export function QueryGate<Data>({ failure, ...gate }: QueryGateProps<Data>) {
  const t = useTranslate();
  const texts = {
    failure,
    stale: t('Couldn’t refresh. Showing the last known data.'),
    retry: t('Retry'),
  };
  return <Gate texts={texts} {...gate} />;
}
