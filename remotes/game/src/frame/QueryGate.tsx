import type { ComponentProps, ReactNode } from 'react';
import { QueryGate as Gate } from '@hashgrid/ui';
import { useQueryTexts } from './useQueryTexts';

interface QueryGateProps<Data> {
  query: ComponentProps<typeof Gate<Data>>['query'];
  /** What is said when nothing arrived, translated. */
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; until then a skeleton, and the way to ask again where it failed. */
export function QueryGate<Data>({ failure, ...gate }: QueryGateProps<Data>) {
  return <Gate texts={useQueryTexts(failure)} {...gate} />;
}
