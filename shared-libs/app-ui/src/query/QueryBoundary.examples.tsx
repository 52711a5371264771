import { Skeleton } from '@hashgrid/ui';
import type { DataQuery } from './query';
import { QueryBoundary } from './QueryBoundary';

const query = { isError: false, isFetching: false, refetch: () => undefined };
const failed = { ...query, isError: true, error: { statusCode: 500, message: 'Failed' } };

function Sample(props: { query: DataQuery<string>; failureText?: string }) {
  return (
    <QueryBoundary {...props} failure="Couldn’t load your balances" skeleton={<Skeleton lines={3} />}>
      {(balance) => balance}
    </QueryBoundary>
  );
}

export const examples = {
  Loading: <Sample query={query} />,
  Loaded: <Sample query={{ ...query, data: '25.5 USDT' }} />,
  Failed: <Sample query={failed} />,
  'Refresh failed': <Sample query={{ ...failed, data: '25.5 USDT' }} />,
  'Failed, as a panel': (
    <Sample query={failed} failureText="Your funds are safe. Please try again in a moment." />
  ),
};
