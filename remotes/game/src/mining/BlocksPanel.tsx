import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import {
  blockIcon,
  Button,
  chevronEndIcon,
  chevronStartIcon,
  EmptyState,
  Panel,
  Skeleton,
  Stack,
} from '@hashgrid/ui';
import { BLOCKS_PER_PAGE, useGetBlocksQuery } from '../api/miningApi';
import { LiveBadge } from '../live/LiveBadge';
import { useLiveChain } from '../live/useLiveChain';
import { BlockTable } from './BlockTable';

/** Query parameter of the page's URL: shows the blocks before this cursor. */
const CURSOR_PARAM = 'before';
/** The number of a block, from 1: no block is before number 0. The server rejects a cursor that is not a number, and Retry would only repeat that. */
const CURSOR = /^[1-9]\d{0,14}$/;

/** The block history, page by page; the newest page is live, and the URL holds the page. */
export function BlocksPanel() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const cursor = params.get(CURSOR_PARAM)?.match(CURSOR)?.[0] ?? null;
  const { pollingInterval } = useLiveChain();
  const isNewest = cursor === null;
  const query = useGetBlocksQuery(cursor, {
    pollingInterval: isNewest ? pollingInterval : 0,
    skipPollingIfUnfocused: true,
  });
  const isLoadingPage = query.isFetching && query.currentData === undefined;
  const showPage = (next: string | null) => setParams(next === null ? {} : { [CURSOR_PARAM]: next });
  return (
    <Panel title={t('Block history')} action={isNewest && <LiveBadge />}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load blocks')}
        skeleton={<Skeleton lines={BLOCKS_PER_PAGE / 2} height={40} label={t('Loading blocks')} />}
      >
        {({ items, nextCursor }) => (
          <Stack gap={4}>
            {items.length === 0 ? (
              <EmptyState
                icon={blockIcon}
                title={t('Mining the first block…')}
                text={t('New blocks will appear here.')}
              />
            ) : (
              <BlockTable blocks={items} busy={isLoadingPage} />
            )}
            {(!isNewest || nextCursor !== null) && (
              <Stack row wrap gap={3} justify="space-between">
                <Button
                  variant="secondary"
                  icon={chevronStartIcon}
                  aria-disabled={isNewest || undefined}
                  onClick={() => showPage(null)}
                >
                  {t('Latest blocks')}
                </Button>
                <Button
                  variant="secondary"
                  iconEnd={chevronEndIcon}
                  aria-disabled={nextCursor === null || undefined}
                  busy={isLoadingPage}
                  onClick={() => showPage(nextCursor)}
                >
                  {t('Older blocks')}
                </Button>
              </Stack>
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Panel>
  );
}
