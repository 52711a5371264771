import type { ReactNode } from 'react';
import { Text } from '@hashgrid/ui';
import type { DataQuery } from './query';
import { useShouldShowFailure } from './useShouldShowFailure';

interface SharedQueryBoundaryProps<Data> {
  query: Pick<DataQuery<Data>, 'data' | 'isError' | 'error'>;
  /** Translated message that says what couldn't be loaded. Omit it where the `QueryAlert` is adjacent. */
  failure?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders one part of the data of a query that several panels of a page share. Has no Retry of its own: a single `QueryAlert`
 * on the page has it for all of them.
 *
 * @example
 * <QueryAlert query={overview} failure={t('Couldn’t load your game')} />
 * <SharedQueryBoundary query={overview} skeleton={<Skeleton height={128} />}>
 *   {({ hashrate }) => <HashrateStat {...hashrate} />}
 * </SharedQueryBoundary>
 */
export function SharedQueryBoundary<Data>(props: SharedQueryBoundaryProps<Data>) {
  const { query, failure, skeleton, children } = props;
  const { data } = query;
  const shouldShowFailure = useShouldShowFailure(query);
  if (data !== undefined) return children(data);
  if (!shouldShowFailure) return skeleton;
  return failure && <Text tone="faint">{failure}</Text>;
}
