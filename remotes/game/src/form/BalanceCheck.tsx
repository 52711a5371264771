import { compareDecimals, isDecimal } from '@hashgrid/contracts';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { Alert, DescriptionList } from '@hashgrid/ui';
import { TokenAmount } from '../figures/TokenAmount';

/** The player's balance of a token, and whether it holds a cost. A balance that is not known may hold it: the server decides. */
export function useBalance(token: string, cost: string): { balance: string | null; isEnough: boolean } {
  const { wallets } = useWallets();
  const balance = wallets.find(({ symbol }) => symbol === token)?.balance ?? null;
  const isKnown = balance !== null && isDecimal(balance) && isDecimal(cost);
  return { balance, isEnough: !isKnown || compareDecimals(balance, cost) >= 0 };
}

interface BalanceCheckProps {
  token: string;
  cost: string;
  /** Name of the cost, translated. */
  costLabel: string;
}

/** What something costs and what the player has, and a warning when that is too little. */
export function BalanceCheck({ token, cost, costLabel }: BalanceCheckProps) {
  const t = useTranslate();
  const { balance, isEnough } = useBalance(token, cost);
  return (
    <>
      <DescriptionList
        items={[
          { term: costLabel, value: <TokenAmount value={cost} token={token} strong /> },
          {
            term: t('Your balance'),
            value: balance === null ? '–' : <TokenAmount value={balance} token={token} />,
          },
        ]}
      />
      {!isEnough && <Alert tone="warn">{t('Insufficient balance.')}</Alert>}
    </>
  );
}
