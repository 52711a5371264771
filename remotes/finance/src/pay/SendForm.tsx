import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Transfer, Wallet } from '@hashgrid/contracts';
import { useFormat, useTokens, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import { checkDraft } from './checkDraft';
import { readAmount } from './readAmount';
import { SendFields } from './SendFields';
import type { Payment, PaymentState } from './usePayment';

const MAX_DECIMALS = 18;

interface SendFormProps {
  state: Extract<PaymentState, { step: 'form' }>;
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
  const { tokens } = useTokens();
  const { number } = useFormat();
  const [draft, setDraft] = useState(state.draft);
  const form = useRef<HTMLFormElement>(null);
  const { errors, message, isBusy } = state;
  const balance = wallets.find(({ symbol }) => symbol === draft.token)?.balance ?? '0';

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const order = cleaned(draft);
    const decimals = tokens[order.token]?.decimals ?? MAX_DECIMALS;
    const shownBalance = number(balance, { max: decimals });
    const found = checkDraft(order, { balance, decimals, shownBalance }, t);
    if (Object.keys(found).length > 0) {
      payment.refuse(order, found);
      return;
    }
    const describeShortage = (total: string) =>
      t('With the fee that is %total% %token%. You have %balance% %token%.', {
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
      {message && (
        <Alert tone="error" title={t('Not sent')}>
          {t(message)}
        </Alert>
      )}
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
