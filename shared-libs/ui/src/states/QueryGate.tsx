import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Stack } from '../layout/Stack';
import { Alert } from './Alert';

interface QueryGateProps<Data> {
  /** What a query hook of the data cache gives. */
  query: { data?: Data; isError: boolean; isFetching: boolean; refetch: () => unknown };
  texts: {
    /** Nothing arrived. */
    failure: string;
    /** What is shown is old. */
    stale: string;
    retry: string;
  };
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Skeleton until data came, an error with Retry if it never did; data once shown stays, with a word if it is old. */
export function QueryGate<Data>({ query, texts, skeleton, children }: QueryGateProps<Data>) {
  const { data, isError, isFetching } = query;
  const hasData = data !== undefined;
  if (!hasData && !isError) return skeleton;
  const failure = isError && (
    <Alert
      tone={hasData ? 'warn' : 'error'}
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {hasData ? texts.stale : texts.failure}
    </Alert>
  );
  return (
    <Stack gap={4} aria-busy={isFetching}>
      {failure}
      {hasData && children(data)}
    </Stack>
  );
}
