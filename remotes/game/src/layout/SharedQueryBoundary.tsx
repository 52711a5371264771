import type { ReactNode } from 'react';
import { Text } from '@hashgrid/ui';

interface SharedQueryBoundaryProps<Data> {
  query: { data?: Data; isError: boolean };
  /** What is missing when nothing arrived, translated; nothing where the alert stands in its place. */
  failure?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of what a query brought. Other parts stand on the same page, so that one `QueryAlert` speaks for all and asks again. */
export function SharedQueryBoundary<Data>({
  query,
  failure,
  skeleton,
  children,
}: SharedQueryBoundaryProps<Data>) {
  const { data, isError } = query;
  if (data !== undefined) return children(data);
  if (!isError) return skeleton;
  return failure && <Text tone="faint">{failure}</Text>;
}
