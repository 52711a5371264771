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

/** Query key of the page's address: the blocks before this place of the chain. */
const CURSOR_PARAM = 'before';

/** All settled blocks, a page at a time; the newest page is live. The page at hand is in the address. */
export function BlocksPanel() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const cursor = params.get(CURSOR_PARAM);
  const { pollingInterval } = useLiveChain();
  const isNewest = cursor === null;
  const query = useGetBlocksQuery(cursor, {
    pollingInterval: isNewest ? pollingInterval : 0,
    skipPollingIfUnfocused: true,
  });
  const isOther = query.isFetching && query.currentData === undefined;
  const goTo = (next: string | null) => setParams(next === null ? {} : { [CURSOR_PARAM]: next });
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
              <BlockTable blocks={items} busy={isOther} />
            )}
            {(!isNewest || nextCursor !== null) && (
              <Stack row wrap gap={3} justify="space-between">
                <Button
                  variant="secondary"
                  icon={chevronStartIcon}
                  disabled={isNewest}
                  onClick={() => goTo(null)}
                >
                  {t('Latest blocks')}
                </Button>
                <Button
                  variant="secondary"
                  iconEnd={chevronEndIcon}
                  disabled={nextCursor === null}
                  busy={isOther}
                  onClick={() => goTo(nextCursor)}
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
