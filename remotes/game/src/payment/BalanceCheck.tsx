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
  /** Whether the cost may already have been paid; then the balance says nothing. */
  isUnconfirmed: boolean;
}

/** Lists a cost and the player's balance before and after it, and warns when the balance doesn't cover it. */
export function BalanceCheck({ token, cost, costLabel, costHelp, isUnconfirmed }: BalanceCheckProps) {
  const t = useTranslate();
  const { balance, missing } = useAffordability(token, cost);
  const formatAmount = useFormatAmount();
  const costItem = {
    term: costLabel,
    help: costHelp,
    value: <TokenAmount value={cost} token={token} strong />,
  };
  if (isUnconfirmed) return <DescriptionList items={[costItem]} />;
  return (
    <>
      <DescriptionList
        items={[
          costItem,
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
          <GetTokenLink token={token} missing={missing} />
        </Alert>
      )}
    </>
  );
}
