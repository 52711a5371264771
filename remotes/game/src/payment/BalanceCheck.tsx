import type { ReactNode } from 'react';
import { compareDecimals, subtractDecimals } from '@hashgrid/contracts';
import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate, useWallets } from '@hashgrid/platform';
import { Alert, DescriptionList } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { GetTokenLink } from './GetTokenLink';

interface Affordability {
  /** Decimal string; null while the wallets are loading. */
  balance: string | null;
  /** Amount that the balance lacks to cover the cost, a decimal string; null if the balance is enough or unknown. */
  missing: string | null;
  /** True while the balance is unknown, because the server checks it too. */
  isEnough: boolean;
}

/** Compares the player's balance of a token with a cost. */
export function useBalance(token: string, cost: string): Affordability {
  const { wallets } = useWallets();
  const balance = wallets.find(({ symbol }) => symbol === token)?.balance ?? null;
  const isShort = balance !== null && compareDecimals(balance, cost) < 0;
  return { balance, missing: isShort ? subtractDecimals(cost, balance) : null, isEnough: !isShort };
}

interface BalanceCheckProps {
  token: string;
  cost: string;
  /** Name of the cost, translated. */
  costLabel: string;
  /** Help for the cost, such as a hint that it is burned. */
  costHelp?: ReactNode;
}

/** Lists a cost and the player's balance, and warns when the balance does not cover it. */
export function BalanceCheck({ token, cost, costLabel, costHelp }: BalanceCheckProps) {
  const t = useTranslate();
  const { balance, missing } = useBalance(token, cost);
  const formatAmount = useFormatAmount();
  return (
    <>
      <DescriptionList
        items={[
          { term: costLabel, help: costHelp, value: <TokenAmount value={cost} token={token} strong /> },
          {
            term: t('Your balance'),
            value: balance === null ? '–' : <TokenAmount value={balance} token={token} />,
          },
          ...(balance === null || missing !== null
            ? []
            : [
                {
                  term: t('Balance after this'),
                  value: <TokenAmount value={subtractDecimals(balance, cost)} token={token} />,
                },
              ]),
        ]}
      />
      {missing !== null && (
        <Alert tone="warn">
          {t('You need %missing% more.', { missing: formatAmount(missing, token) })}{' '}
          <GetTokenLink token={token} />
        </Alert>
      )}
    </>
  );
}
