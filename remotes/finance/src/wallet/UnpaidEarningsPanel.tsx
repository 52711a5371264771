import { SCREENS, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Button, miningIcon, Panel, Skeleton, Stack, Text } from '@hashgrid/ui';
import { TokenAmount } from '../values/TokenAmount';
import { QueryBoundary } from '../layout/QueryBoundary';
import { useGetUnpaidEarningsQuery, type UnpaidEarnings } from './unpaidEarningsApi';

function Unpaid({ unpaid: { token, total, mined, bonus }, settlesAt }: UnpaidEarnings) {
  const t = useTranslate();
  const { dateTime } = useFormat();
  return (
    <Stack row wrap gap={5} justify="space-between">
      <Stack gap={2}>
        <TokenAmount value={total} token={token} size={24} strong />
        <Stack row wrap gap={4}>
          <Text as="span" size={14} tone="soft">
            {t('Mined')} <TokenAmount value={mined} token={token} />
          </Text>
          <Text as="span" size={14} tone="soft">
            {t('Network bonus')} <TokenAmount value={bonus} token={token} />
          </Text>
        </Stack>
        <Text size={14} tone="faint">
          {t('Not in your balance yet. Paid automatically on')}{' '}
          <time dateTime={settlesAt}>{dateTime(settlesAt)}</time>
        </Text>
      </Stack>
      <Button as={AppLink} to={SCREENS.mining} variant="secondary" icon={miningIcon}>
        {t('View mining')}
      </Button>
    </Stack>
  );
}

/** What was mined and is not in the wallet yet, apart from what there is to spend. */
export function UnpaidEarningsPanel() {
  const t = useTranslate();
  const query = useGetUnpaidEarningsQuery(undefined, { pollingInterval: WALLET_REFRESH_MS });
  return (
    <Panel title={t('Unpaid')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load unpaid rewards')}
        skeleton={<Skeleton lines={3} height={24} label={t('Loading unpaid rewards')} />}
      >
        {(stand) => <Unpaid {...stand} />}
      </QueryBoundary>
    </Panel>
  );
}
