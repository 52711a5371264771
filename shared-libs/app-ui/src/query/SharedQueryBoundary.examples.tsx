import { Skeleton } from '@hashgrid/ui';
import { SharedQueryBoundary } from './SharedQueryBoundary';

function Sample({ query }: { query: { data?: string; isError: boolean } }) {
  return (
    <SharedQueryBoundary query={query} failure="Couldn’t load your nodes" skeleton={<Skeleton />}>
      {(nodes) => nodes}
    </SharedQueryBoundary>
  );
}

export const examples = {
  Loading: <Sample query={{ isError: false }} />,
  Loaded: <Sample query={{ isError: false, data: '3 nodes' }} />,
  Failed: <Sample query={{ isError: true }} />,
};
