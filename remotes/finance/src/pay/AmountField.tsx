import { compareDecimals, isDecimal } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Button, TextField } from '@hashgrid/ui';
import { readAmount } from './readAmount';

const TOKEN_DIGITS = 8;

interface AmountFieldProps {
  amount: string;
  token: string;
  balance: string;
  error?: readonly string[];
  onChange(amount: string): void;
}

const isAll = (amount: string, balance: string) =>
  isDecimal(amount) && amount !== '0' && compareDecimals(amount, balance) === 0;

/** How much, with what there is and a button that takes all of it. */
export function AmountField({ amount, token, balance, error, onChange }: AmountFieldProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const available = (
    <>
      {t('Available:')} <Amount value={number(balance, { max: TOKEN_DIGITS })} unit={token} size={14} />
    </>
  );
  return (
    <TextField
      label={t('Amount')}
      name="amount"
      error={error}
      hint={isAll(readAmount(amount), balance) ? t('The fee is taken out of this amount.') : available}
      value={amount}
      onChange={(event) => onChange(event.target.value)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      after={
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange(balance)}
          aria-label={t('Send all there is')}
        >
          {t('Max')}
        </Button>
      }
    />
  );
}
