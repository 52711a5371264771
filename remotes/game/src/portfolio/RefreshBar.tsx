import { useTranslate } from '@hashgrid/platform';
import { IconButton, refreshIcon, Stack } from '@hashgrid/ui';
import { UpdatedAgo } from './UpdatedAgo';
import type { PortfolioState } from './usePortfolio';

/** How old the balances are, and a button that asks for them now. */
export function RefreshBar({ state }: { state: PortfolioState }) {
  const t = useTranslate();
  return (
    <Stack row gap={2} align="center">
      {state.updatedAt && <UpdatedAgo at={state.updatedAt} />}
      <IconButton icon={refreshIcon} label={t('Refresh')} onClick={state.refresh} busy={state.isRefreshing} />
    </Stack>
  );
}
