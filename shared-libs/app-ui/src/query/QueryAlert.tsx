import type { MouseEventHandler } from 'react';
import { useApiOutage, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import { ErrorReportDetails } from './ErrorReportDetails';
import { UpdatedAgo } from '../time/UpdatedAgo';
import { hasFailed, type Query } from './query';
import { useErrorReport } from './useErrorReport';
import { useHasNextPageFailed } from './useHasNextPageFailed';
import { useShouldShowFailure } from './useShouldShowFailure';

interface QueryAlertProps {
  query: Query;
  /** Translated message that says what couldn't be loaded. */
  failure: string;
  /** Called before the query is fetched again. */
  onRetry?: MouseEventHandler<HTMLElement>;
}

/**
 * An alert with Retry for a query that failed, or whose next page did. While the whole API is unreachable, shows the age of the
 * query's data instead. Renders nothing for a query that succeeded. One alert is enough for several `SharedQueryBoundary` components of the same query.
 *
 * @example
 * <QueryAlert query={useOverview()} failure={t('Couldn’t load your game')} />
 */
export function QueryAlert({ query, failure, onRetry }: QueryAlertProps) {
  const t = useTranslate();
  const { data, error, isFetching, fulfilledTimeStamp } = query;
  const report = useErrorReport(error);
  const hasData = data !== undefined;
  const isOutage = useApiOutage() !== 'none';
  const shouldShowFailure = useShouldShowFailure(query);
  const isNextPage = useHasNextPageFailed(query);
  if (!shouldShowFailure) {
    const shouldShowAge = isOutage && hasFailed(query) && hasData && fulfilledTimeStamp;
    return shouldShowAge ? <UpdatedAgo at={new Date(fulfilledTimeStamp).toISOString()} /> : null;
  }
  const retry = isNextPage ? query.fetchNextPage : query.refetch;
  return (
    <Alert
      tone={hasData ? 'warn' : 'error'}
      action={
        <Stack gap={3} align="flex-start">
          <Button
            variant="secondary"
            size="small"
            busy={isFetching}
            onClick={(event) => {
              onRetry?.(event);
              void retry?.();
            }}
          >
            {t('Retry')}
          </Button>
          {report && <ErrorReportDetails report={report} />}
        </Stack>
      }
    >
      {hasData && !isNextPage ? t('Couldn’t refresh. Showing the last known data.') : failure}
    </Alert>
  );
}
