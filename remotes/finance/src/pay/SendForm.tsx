import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Transfer, Wallet } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Button, Stack } from '@hashgrid/ui';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateTransfer } from './validateTransfer';
import { PaymentRejectedAlert } from './PaymentRejectedAlert';
import { SendFields } from './SendFields';
import type { Payment, PaymentFormState } from './usePayment';

interface SendFormProps {
  state: PaymentFormState;
  payment: Payment;
  wallets: readonly Wallet[];
}

function cleanDraft({ recipient, token, amount, note }: Transfer): Transfer {
  const trimmedNote = note?.trim();
  return {
    recipient: recipient.trim(),
    token,
    amount: normalizeAmount(amount),
    ...(trimmedNote && { note: trimmedNote }),
  };
}

/** Form for the details of a payment; shows errors on the fields they are about. */
export function SendForm({ state, payment, wallets }: SendFormProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [draft, setDraft] = useState(state.draft);
  const form = useRef<HTMLFormElement>(null);
  const { errors, rejection, isBusy } = state;
  const tokenBalance = useTokenBalance(draft.token);
  const { balance, decimals, formattedBalance } = tokenBalance;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const transfer = cleanDraft(draft);
    const foundErrors = validateTransfer(transfer, tokenBalance, t);
    if (Object.keys(foundErrors).length > 0) {
      payment.setErrors(transfer, foundErrors);
      return;
    }
    const describeShortage = (total: string) =>
      t('Total with fee: %total% %token%. You have %balance% %token%.', {
        total: number(total, { max: decimals }),
        token: transfer.token,
        balance: formattedBalance,
      });
    void payment.review(transfer, balance, describeShortage);
  };

  return (
    <Stack
      as="form"
      ref={form}
      gap={5}
      onSubmit={handleSubmit}
      noValidate
      aria-busy={isBusy}
      aria-label={t('Send')}
    >
      {rejection && <PaymentRejectedAlert rejection={rejection} />}
      <SendFields
        draft={draft}
        errors={errors}
        wallets={wallets}
        balance={balance}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
      <Button type="submit" busy={isBusy} full>
        {t('Review payment')}
      </Button>
    </Stack>
  );
}
