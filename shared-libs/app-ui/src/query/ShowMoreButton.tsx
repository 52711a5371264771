import type { MouseEventHandler } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Button, moveFocusOnUnmount } from '@hashgrid/ui';

interface ShowMoreButtonProps {
  /** Result of an infinite query hook. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  size?: 'small';
  /** Called before the next page is requested. */
  onClick?: MouseEventHandler<HTMLElement>;
}

/**
 * Button that loads the next page of a list; renders nothing after the last page.
 *
 * @example
 * <ShowMoreButton query={useGetSecurityEventsInfiniteQuery()} />
 */
export function ShowMoreButton({ query, size, onClick }: ShowMoreButtonProps) {
  const t = useTranslate();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button
      ref={moveFocusOnUnmount}
      variant="secondary"
      size={size}
      busy={isFetchingNextPage}
      onClick={(event) => {
        onClick?.(event);
        void fetchNextPage();
      }}
    >
      {t('Show more')}
    </Button>
  );
}
