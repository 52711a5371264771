import { ShowMoreButton } from './ShowMoreButton';

const query = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined };

export const examples = {
  'Next page': <ShowMoreButton query={query} />,
  Loading: <ShowMoreButton query={{ ...query, isFetchingNextPage: true }} />,
  Small: <ShowMoreButton query={query} size="small" />,
};
