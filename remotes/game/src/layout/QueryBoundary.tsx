import type { ComponentProps, ReactNode } from 'react';
import { QueryGate as Gate } from '@hashgrid/ui';
import { useQueryTexts } from './useQueryTexts';

interface QueryBoundaryProps<Data> {
  query: ComponentProps<typeof Gate<Data>>['query'];
  /** What is said when nothing arrived, translated. */
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query brought; until then a skeleton, and the way to ask again where it failed. */
export function QueryBoundary<Data>({ failure, ...gate }: QueryBoundaryProps<Data>) {
  return <Gate texts={useQueryTexts(failure)} {...gate} />;
}
