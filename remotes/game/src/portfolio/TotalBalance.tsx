import { DEFAULT_TOKEN_SYMBOL, type Portfolio } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Stack, Text } from '@hashgrid/ui';

/** What all wallets are worth together; says so when a price is missing. */
export function TotalBalance({ portfolio }: { portfolio: Portfolio }) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Stack gap={1}>
      <Text as="span" size={14} tone="soft">
        {t('Total balance')}
      </Text>
      <Amount value={number(portfolio.total, { min: 2 })} unit={DEFAULT_TOKEN_SYMBOL} size={44} strong />
      {!portfolio.isComplete && (
        <Text size={14} tone="warn">
          {t('A token without a price is not counted.')}
        </Text>
      )}
    </Stack>
  );
}
