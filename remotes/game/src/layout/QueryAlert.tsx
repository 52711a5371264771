import type { ComponentProps } from 'react';
import { QueryAlert as Alert } from '@hashgrid/ui';
import { useQueryTexts } from './useQueryTexts';

interface QueryAlertProps {
  query: ComponentProps<typeof Alert>['query'];
  /** What is said when nothing arrived, translated. */
  failure: string;
}

/** Says that a query failed whose parts stand in several panels, and asks again; draws nothing otherwise. */
export function QueryAlert({ query, failure }: QueryAlertProps) {
  return <Alert query={query} texts={useQueryTexts(failure)} />;
}
