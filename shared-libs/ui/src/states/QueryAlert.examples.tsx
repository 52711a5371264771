import { QueryAlert } from './QueryAlert';

const query = { isError: true, isFetching: false, refetch: () => undefined };
const texts = {
  failure: 'Couldn’t load your game',
  stale: 'Couldn’t refresh. Showing the last known data.',
  retry: 'Retry',
};

export const examples = {
  Failed: <QueryAlert query={query} texts={texts} />,
  'Refresh failed': <QueryAlert query={{ ...query, data: {} }} texts={texts} />,
};
