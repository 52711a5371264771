import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';

interface QueryAlertProps {
  query: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is said when nothing arrived, translated. */
  failure: string;
}

/** Says that a query failed whose parts stand in several panels, and asks again; draws nothing otherwise. */
export function QueryAlert({ query: { data, isError, isFetching, refetch }, failure }: QueryAlertProps) {
  const t = useTranslate();
  if (!isError) return null;
  return (
    <Alert
      tone={data === undefined ? 'error' : 'warn'}
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      }
    >
      {data === undefined ? failure : t('The latest state did not arrive. You see the last known one.')}
    </Alert>
  );
}
