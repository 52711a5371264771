import { TokenAmount } from '@hashgrid/app-ui';
import { addDecimals } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DescriptionList, Stack, Text } from '@hashgrid/ui';
import { isFullBalance } from '../amount/isFullBalance';
import { validateTokenAmount, type TokenBalance } from '../amount/validateAmount';
import { useGetPaymentRulesQuery } from '../rules/rulesApi';
import { estimateFee } from './estimateFee';

interface FeeSummaryProps {
  /** Amount as `normalizeAmount` returns it. */
  amount: string;
  tokenBalance: TokenBalance;
}

const NO_BREAK_SPACE = '\u00A0';

/** Fee and total of a payment, estimated from the game's rules; the review step shows the server's values. */
export function FeeSummary({ amount, tokenBalance }: FeeSummaryProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const { data: rules } = useGetPaymentRulesQuery();
  // Reserves the height of the line, so that the button below doesn't move.
  if (!rules) return <Text size={14}>{NO_BREAK_SPACE}</Text>;
  const { token, decimals, balance } = tokenBalance;
  const { feeBps } = rules.transfer;
  const percent = number(feeBps / 100);
  if (validateTokenAmount(amount, tokenBalance, t) !== null)
    return (
      <Text size={14} tone="faint">
        {t('Fee: %percent%% of the amount', { percent })}
      </Text>
    );
  const fee = estimateFee(amount, decimals, feeBps);
  const isFull = isFullBalance(amount, balance);
  return (
    <Stack gap={1}>
      <DescriptionList
        items={[
          { term: t('Fee (%percent%%)', { percent }), value: <TokenAmount value={fee} token={token} /> },
          {
            term: t('Total'),
            value: <TokenAmount value={isFull ? balance : addDecimals(amount, fee)} token={token} strong />,
          },
        ]}
      />
      {isFull && (
        <Text size={14} tone="faint">
          {t('The fee is deducted from this amount.')}
        </Text>
      )}
    </Stack>
  );
}
