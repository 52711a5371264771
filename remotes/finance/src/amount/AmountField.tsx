import { useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';
import { BalanceText } from './BalanceText';
import { DecimalField } from './DecimalField';
import { toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

interface AmountFieldProps {
  amount: string;
  token: string;
  balance: string;
  error?: readonly string[];
  onChange(amount: string): void;
}

/** Required field for an amount, with the balance and a button that enters all of it. */
export function AmountField({ amount, token, balance, error, onChange }: AmountFieldProps) {
  const t = useTranslate();
  const hasDecimalComma = useHasDecimalComma();
  return (
    <DecimalField
      label={t('Amount')}
      name="amount"
      required
      markRequired
      error={error}
      hint={<BalanceText balance={balance} token={token} />}
      value={amount}
      onChange={onChange}
      after={
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange(toEnteredAmount(balance, hasDecimalComma))}
        >
          {t('Max')}
        </Button>
      }
    />
  );
}
