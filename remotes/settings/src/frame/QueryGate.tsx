import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Stack } from '@hashgrid/ui';
import { LoadFailure } from './LoadFailure';

interface QueryGateProps<Data> {
  /** What a query hook of the data cache gives. */
  query: { data?: Data; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is said when nothing arrived, translated. */
  failure: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Skeleton until data came, an error with Retry if it never did; data once shown stays, with a word if it is old. */
export function QueryGate<Data>({ query, failure, skeleton, children }: QueryGateProps<Data>) {
  const t = useTranslate();
  const { data, isError, isFetching } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    return isError ? <LoadFailure text={failure} busy={isFetching} onRetry={retry} /> : skeleton;
  }
  return (
    <Stack gap={4} aria-busy={isFetching}>
      {isError && (
        <LoadFailure
          tone="warn"
          text={t('The latest state did not arrive. You see the last known one.')}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {children(data)}
    </Stack>
  );
}
