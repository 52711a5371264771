import type { Overview } from '@hashgrid/contracts';
import { Interpolate, RelativeTime, SharedQueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, Panel, Skeleton, Stack, Text, walletIcon } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { useOverview } from '../live/useOverview';
import { useCollect } from './useCollect';

function Unpaid({ unpaid: { token, total, mined, bonus }, settlesAt, canCollect }: Overview) {
  const t = useTranslate();
  const formatAmount = useFormatAmount();
  const { collect, isBusy } = useCollect();
  return (
    <Stack gap={4} align="flex-start">
      <TokenAmount value={total} token={token} size={32} strong />
      <Stack row wrap gap={4}>
        <Text size={14} tone="soft">
          {t('Mined')} <TokenAmount value={mined} token={token} />
        </Text>
        <Text size={14} tone="soft">
          {t('Network bonus')} <TokenAmount value={bonus} token={token} />
        </Text>
      </Stack>
      <Text size={14} tone="faint">
        <Interpolate
          text={t('Paid to your wallet automatically at 00:00 UTC (%time%)')}
          values={{ time: <RelativeTime at={settlesAt} /> }}
        />
      </Text>
      {canCollect && (
        <Stack gap={2} align="flex-start">
          <Button variant="secondary" icon={walletIcon} busy={isBusy} onClick={() => void collect()}>
            {t('Collect %amount%', { amount: formatAmount(total, token) })}
          </Button>
          <Text size={12} tone="faint">
            {t('Once a day. The rest is paid at 00:00 UTC.')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** The rewards that are not in the wallet yet; they grow with each block. */
export function UnpaidRewardsPanel() {
  const t = useTranslate();
  const query = useOverview();
  return (
    <Panel title={t('Unpaid rewards')}>
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load unpaid rewards')}
        skeleton={<Skeleton lines={3} height={28} label={t('Loading unpaid rewards')} />}
      >
        {(overview) => <Unpaid {...overview} />}
      </SharedQueryBoundary>
    </Panel>
  );
}
