import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { QueryAlert } from './QueryAlert';

type AlertProps = ComponentProps<typeof QueryAlert>;

interface QueryGateProps<Data> extends AlertProps {
  query: AlertProps['query'] & { data?: Data };
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Skeleton until data came, an error with Retry if it never did; data once shown stays, with a word if it is old. */
export function QueryGate<Data>({ query, texts, skeleton, children }: QueryGateProps<Data>) {
  const { data, isError, isFetching } = query;
  const hasData = data !== undefined;
  if (!hasData && !isError) return skeleton;
  return (
    <Stack gap={4} aria-busy={isFetching}>
      <QueryAlert query={query} texts={texts} />
      {hasData && children(data)}
    </Stack>
  );
}
