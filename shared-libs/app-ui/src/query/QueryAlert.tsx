import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import { ErrorReportDetails } from './ErrorReportDetails';
import type { Query } from './query';
import { useErrorReport } from './useErrorReport';

interface QueryAlertProps {
  query: Query;
  /** What couldn't be loaded, translated. */
  failure: string;
}

/**
 * An alert with Retry for a failed query; renders nothing otherwise. One alert serves several `SharedQueryBoundary`.
 *
 * @example
 * <QueryAlert query={useOverview()} failure={t('Couldn’t load your game')} />
 */
export function QueryAlert({ query, failure }: QueryAlertProps) {
  const t = useTranslate();
  const { data, error, isError, isFetching, refetch } = query;
  const report = useErrorReport(isError ? error : null);
  const hasData = data !== undefined;
  if (!isError) return null;
  return (
    <Alert
      tone={hasData ? 'warn' : 'error'}
      action={
        <Stack gap={3} align="flex-start">
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
          {report && <ErrorReportDetails report={report} />}
        </Stack>
      }
    >
      {hasData ? t('Couldn’t refresh. Showing the last known data.') : failure}
    </Alert>
  );
}
