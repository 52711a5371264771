import type { Overview } from '@hashgrid/contracts';
import { Interpolate, SharedQueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { useOverview } from '../live/useOverview';
import type { TimedOverview } from '../api/gameApi';
import { CollectButton } from './CollectButton';
import { PayoutCountdown } from './PayoutCountdown';

interface UnpaidRewardsPanelProps {
  /** Whether collecting is the main action of the page. */
  hasPrimaryAction?: boolean;
}

/** The button that collects the rewards; after that, the amount collected today. */
function CollectAction({
  unpaid,
  canCollect,
  collectedToday,
  hasPrimaryAction,
}: Overview & UnpaidRewardsPanelProps) {
  const t = useTranslate();
  const formatAmount = useFormatAmount({ isShort: true });
  if (collectedToday !== null) {
    const amount = formatAmount(collectedToday, unpaid.token);
    return (
      <Text size={14} tone="soft">
        {t('Collected %amount% today. The rest is paid at 00:00 UTC.', { amount })}
      </Text>
    );
  }
  return canCollect ? <CollectButton unpaid={unpaid} isPrimary={hasPrimaryAction} /> : null;
}

function UnpaidRewards({ hasPrimaryAction, ...overview }: TimedOverview & UnpaidRewardsPanelProps) {
  const t = useTranslate();
  const { token, total, mined, bonus } = overview.unpaid;
  return (
    <Stack gap={4}>
      <div>
        <TokenAmount value={total} token={token} size={32} strong short />
      </div>
      <Stack row wrap gap={4}>
        <Text size={14} tone="soft">
          {t('Mined')} <TokenAmount value={mined} token={token} short />
        </Text>
        <Text size={14} tone="soft">
          {t('Network bonus')} <TokenAmount value={bonus} token={token} short />
        </Text>
      </Stack>
      <Text size={14} tone="faint">
        <Interpolate
          text={t('Paid to your wallet automatically at 00:00 UTC (in %time%)')}
          values={{ time: <PayoutCountdown {...overview} /> }}
        />
      </Text>
      <CollectAction {...overview} hasPrimaryAction={hasPrimaryAction} />
    </Stack>
  );
}

/** Rewards that are not paid to the wallet yet. */
export function UnpaidRewardsPanel(props: UnpaidRewardsPanelProps) {
  const t = useTranslate();
  const query = useOverview();
  return (
    <Panel title={t('Unpaid rewards')}>
      <SharedQueryBoundary
        query={query}
        failure={t('Couldn’t load unpaid rewards')}
        skeleton={<Skeleton lines={3} height={28} label={t('Loading unpaid rewards')} />}
      >
        {(overview) => <UnpaidRewards {...overview} {...props} />}
      </SharedQueryBoundary>
    </Panel>
  );
}
