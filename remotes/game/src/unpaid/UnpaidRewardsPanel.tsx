import type { Overview } from '@hashgrid/contracts';
import { Interpolate, SharedQueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, Panel, Skeleton, Stack, Text, walletIcon } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { useOverview } from '../live/useOverview';
import type { TimedOverview } from '../api/gameApi';
import { PayoutCountdown } from './PayoutCountdown';
import { useCollect } from './useCollect';

interface UnpaidRewardsPanelProps {
  /** Whether collecting is the main action of the page. */
  hasPrimaryAction?: boolean;
}

/** Unmounted once the rewards are collected, so that the idempotency key of a lost answer is not used on the next day. */
function CollectButton({
  unpaid: { token, total },
  hasPrimaryAction = true,
}: Overview & UnpaidRewardsPanelProps) {
  const t = useTranslate();
  const formatAmount = useFormatAmount({ isShort: true });
  const { collect, isBusy } = useCollect();
  return (
    <Stack gap={2}>
      <Button
        full
        variant={hasPrimaryAction ? 'primary' : 'secondary'}
        icon={walletIcon}
        busy={isBusy}
        onClick={() => void collect()}
      >
        {t('Collect %amount%', { amount: formatAmount(total, token) })}
      </Button>
      <Text size={12} tone="faint">
        {t('Once a day. The rest is paid at 00:00 UTC.')}
      </Text>
    </Stack>
  );
}

/** Collects the rewards, once a day; then says what was collected. */
function Collect(props: Overview & UnpaidRewardsPanelProps) {
  const { unpaid, canCollect, collectedToday } = props;
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
  return canCollect ? <CollectButton {...props} /> : null;
}

function Unpaid({ hasPrimaryAction, ...overview }: TimedOverview & UnpaidRewardsPanelProps) {
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
          text={t('Paid to your wallet automatically at 00:00 UTC (%time%)')}
          values={{ time: <PayoutCountdown {...overview} /> }}
        />
      </Text>
      <Collect {...overview} hasPrimaryAction={hasPrimaryAction} />
    </Stack>
  );
}

/** The rewards that are not in the wallet yet; they grow with each block. */
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
        {(overview) => <Unpaid {...overview} {...props} />}
      </SharedQueryBoundary>
    </Panel>
  );
}
