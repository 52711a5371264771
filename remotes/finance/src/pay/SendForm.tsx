import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Transfer, Wallet } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Button, Stack } from '@hashgrid/ui';
import { readAmount } from '../amount/readAmount';
import { useSpendable } from '../amount/useSpendable';
import { checkDraft } from './checkDraft';
import { NotSent } from './NotSent';
import { SendFields } from './SendFields';
import type { FormState, Payment } from './usePayment';

interface SendFormProps {
  state: FormState;
  payment: Payment;
  wallets: readonly Wallet[];
}

function cleaned({ recipient, token, amount, note }: Transfer): Transfer {
  const text = note?.trim();
  return { recipient: recipient.trim(), token, amount: readAmount(amount), ...(text && { note: text }) };
}

/** The details of a payment; what is wrong with them comes back here, on the field it is about. */
export function SendForm({ state, payment, wallets }: SendFormProps) {
  const t = useTranslate();
  const { number } = useFormat();
  const [draft, setDraft] = useState(state.draft);
  const form = useRef<HTMLFormElement>(null);
  const { errors, refusal, isBusy } = state;
  const spendable = useSpendable(draft.token);
  const { balance, decimals, shownBalance } = spendable;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const order = cleaned(draft);
    const found = checkDraft(order, spendable, t);
    if (Object.keys(found).length > 0) {
      payment.refuse(order, found);
      return;
    }
    const describeShortage = (total: string) =>
      t('Total with fee: %total% %token%. You have %balance% %token%.', {
        total: number(total, { max: decimals }),
        token: order.token,
        balance: shownBalance,
      });
    void payment.review(order, balance, describeShortage);
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
      {refusal && <NotSent refusal={refusal} />}
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
