import type { ReactNode } from 'react';
import { subtractDecimals } from '@hashgrid/contracts';
import { TokenAmount } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert, DescriptionList } from '@hashgrid/ui';
import { useFormatAmount } from '../values/useFormatAmount';
import { GetTokenLink } from './GetTokenLink';
import { useAffordability } from './useAffordability';

interface BalanceCheckProps {
  token: string;
  cost: string;
  /** Name of the cost, translated. */
  costLabel: string;
  /** Help for the cost, such as a hint that it is burned. */
  costHelp?: ReactNode;
}

/** Lists a cost and the player's balance before and after it, and warns when the balance doesn't cover it. */
export function BalanceCheck({ token, cost, costLabel, costHelp }: BalanceCheckProps) {
  const t = useTranslate();
  const { balance, missing } = useAffordability(token, cost);
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
                  term: t('New balance'),
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
