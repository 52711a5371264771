import { Interpolate, TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';

interface BalanceTextProps {
  balance: string;
  token: string;
}

/** The player's balance of a token, with a label. */
export function BalanceText({ balance, token }: BalanceTextProps) {
  const t = useTranslate();
  return (
    <Interpolate
      text={t('Balance: %amount%')}
      values={{ amount: <TokenAmount value={balance} token={token} size={14} /> }}
    />
  );
}
