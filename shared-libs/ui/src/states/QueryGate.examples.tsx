import { QueryGate } from './QueryGate';
import { Skeleton } from './Skeleton';

const query = { isError: false, isFetching: false, refetch: () => undefined };
const texts = {
  failure: 'Couldn’t load your balances',
  stale: 'Couldn’t refresh. Showing the last known data.',
  retry: 'Retry',
};

function Sample(props: { isError: boolean; data?: string }) {
  return (
    <QueryGate query={{ ...query, ...props }} texts={texts} skeleton={<Skeleton lines={3} />}>
      {(balance: string) => balance}
    </QueryGate>
  );
}

export const examples = {
  Loading: <Sample isError={false} />,
  Loaded: <Sample isError={false} data="25.5 USDT" />,
  Failed: <Sample isError />,
};
