import { Interpolate, QueryBoundary, TokenAmount } from '@hashgrid/app-ui';
import { SCREENS, WALLET_REFRESH_MS, type Overview } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, miningIcon, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';
import { useGetUnpaidRewardsQuery } from './unpaidRewardsApi';

function UnpaidRewards({ unpaid: { token, total, mined, bonus }, settlesAt }: Overview) {
  const t = useTranslate();
  return (
    <Stack row wrap gap={5} justify="space-between">
      <Stack gap={2}>
        <div>
          <TokenAmount value={total} token={token} size={24} strong short />
        </div>
        <Stack row wrap gap={4}>
          <Text as="span" size={14} tone="soft">
            {t('Mined')} <TokenAmount value={mined} token={token} short />
          </Text>
          <Text as="span" size={14} tone="soft">
            {t('Network bonus')} <TokenAmount value={bonus} token={token} short />
          </Text>
        </Stack>
        <Text size={14} tone="faint">
          <Interpolate
            text={t('Not in your balance yet. Paid automatically on %date%.')}
            values={{ date: <DateTime at={settlesAt} /> }}
          />
        </Text>
      </Stack>
      <Button as={AppLink} to={SCREENS.mining} variant="secondary" icon={miningIcon}>
        {t('Go to mining')}
      </Button>
    </Stack>
  );
}

/** Rewards that are not paid to the wallet yet, and can't be spent. */
export function UnpaidRewardsPanel() {
  const t = useTranslate();
  const query = useGetUnpaidRewardsQuery(undefined, {
    pollingInterval: WALLET_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Panel title={t('Unpaid rewards')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load unpaid rewards')}
        skeleton={<Skeleton lines={3} height={24} label={t('Loading unpaid rewards')} />}
      >
        {(overview) => <UnpaidRewards {...overview} />}
      </QueryBoundary>
    </Panel>
  );
}
