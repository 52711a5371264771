import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { DescriptionList, Panel, Stack, Text } from '@hashgrid/ui';

/** Balances beside the form that spends them. */
export function BalancesPanel() {
  const t = useTranslate();
  const { wallets } = useWallets();
  if (wallets.length === 0) return null;
  return (
    <Panel title={t('Your balances')}>
      <Stack gap={4}>
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
