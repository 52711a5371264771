import { TokenAmount } from '@hashgrid/app-ui';
import { api, useTranslate, useWallets } from '@hashgrid/platform';
import { DescriptionList, Panel, Stack, Text } from '@hashgrid/ui';
import { OutageDataAge } from '../balances/OutageDataAge';

/** The player's balances, beside the form that spends them. */
export function BalancesPanel() {
  const t = useTranslate();
  const { wallets } = useWallets();
  const { fulfilledTimeStamp } = api.endpoints.getWallets.useQueryState();
  if (wallets.length === 0) return null;
  return (
    <Panel title={t('Your balances')}>
      <Stack gap={4}>
        <OutageDataAge at={fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : null} />
        <DescriptionList
          items={wallets.map(({ symbol, balance }) => ({
            term: symbol,
            value: <TokenAmount value={balance} token={symbol} short />,
          }))}
        />
        <Text size={14} tone="faint">
          {t('Payments arrive instantly and can’t be reversed.')}
        </Text>
      </Stack>
    </Panel>
  );
}
