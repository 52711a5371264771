import { Button } from '../actions/Button';
import { Alert } from './Alert';

interface QueryAlertProps {
  /** What a query hook of the data cache gives. */
  query: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  texts: {
    /** Nothing arrived. */
    failure: string;
    /** What is shown is old. */
    stale: string;
    retry: string;
  };
}

/** Says that a query failed, and asks again; draws nothing otherwise. */
export function QueryAlert({ query, texts }: QueryAlertProps) {
  const { data, isError, isFetching } = query;
  const hasData = data !== undefined;
  if (!isError) return null;
  return (
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
}
