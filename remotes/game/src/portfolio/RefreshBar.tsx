import { UpdatedAgo, type PortfolioQuery } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { IconButton, refreshIcon, Stack } from '@hashgrid/ui';

/** The age of the balances, and a button that refreshes them. */
export function RefreshBar({ query: { updatedAt, refetch, isFetching } }: { query: PortfolioQuery }) {
  const t = useTranslate();
  return (
    <Stack row gap={2} align="center">
      {updatedAt && <UpdatedAgo at={updatedAt} />}
      <IconButton icon={refreshIcon} label={t('Refresh')} onClick={() => void refetch()} busy={isFetching} />
    </Stack>
  );
}
