import { Interpolate, TokenAmount } from '@hashgrid/app-ui';
import { compareDecimals, isDecimal } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';
import { DecimalField } from './DecimalField';
import { normalizeAmount, toEnteredAmount } from './normalizeAmount';
import { useHasDecimalComma } from './useHasDecimalComma';

interface AmountFieldProps {
  amount: string;
  token: string;
  balance: string;
  error?: readonly string[];
  onChange(amount: string): void;
}

const isFullBalance = (amount: string, balance: string) =>
  isDecimal(amount) && amount !== '0' && compareDecimals(amount, balance) === 0;

/** Field for an amount, with the balance and a button that enters all of it. */
export function AmountField({ amount, token, balance, error, onChange }: AmountFieldProps) {
  const t = useTranslate();
  const hasDecimalComma = useHasDecimalComma();
  const balanceHint = (
    <Interpolate
      text={t('Balance: %amount%')}
      values={{ amount: <TokenAmount value={balance} token={token} size={14} /> }}
    />
  );
  return (
    <DecimalField
      label={t('Amount')}
      name="amount"
      error={error}
      hint={
        isFullBalance(normalizeAmount(amount), balance)
          ? t('The fee is deducted from this amount.')
          : balanceHint
      }
      value={amount}
      onChange={onChange}
      after={
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange(toEnteredAmount(balance, hasDecimalComma))}
          aria-label={t('Max: use full balance')}
        >
          {t('Max')}
        </Button>
      }
    />
  );
}
