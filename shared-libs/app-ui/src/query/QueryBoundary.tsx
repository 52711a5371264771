import type { ReactNode } from 'react';
import { Stack } from '@hashgrid/ui';
import { QueryAlert } from './QueryAlert';
import { QueryErrorPanel } from './QueryErrorPanel';
import type { DataQuery } from './query';
import { useShouldShowFailure } from './useShouldShowFailure';

interface QueryBoundaryProps<Data> {
  query: DataQuery<Data>;
  /** Translated message that says what couldn't be loaded. */
  failure: string;
  /** Reassuring text below `failure`, translated. If given, a failure fills a panel instead of an alert; for a page's main content. */
  failureText?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the data of a query. Shows a skeleton while it loads, and an error with Retry if it failed. When a refresh fails, the
 * last data stays on screen below an alert; while the whole API is unreachable, below its age.
 *
 * @example
 * <QueryBoundary
 *   query={useGetSessionsQuery()}
 *   failure={t('Couldn’t load your sessions')}
 *   skeleton={<Skeleton lines={3} height={44} label={t('Loading your sessions')} />}
 * >
 *   {(sessions) => <SessionList sessions={sessions} />}
 * </QueryBoundary>
 */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, failure, failureText, skeleton, children } = props;
  const { data, isFetching } = query;
  const hasData = data !== undefined;
  const shouldShowFailure = useShouldShowFailure(query);
  if (!hasData && !shouldShowFailure) return skeleton;
  if (!hasData && failureText) return <QueryErrorPanel query={query} failure={failure} text={failureText} />;
  return (
    <Stack gap={4} aria-busy={isFetching}>
      <QueryAlert query={query} failure={failure} />
      {hasData && children(data)}
    </Stack>
  );
}
