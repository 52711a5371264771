import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Wallet } from '@hashgrid/contracts';
import { useFormat, useTokens, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Select, Stack, TextField } from '@hashgrid/ui';
import { AmountField } from './AmountField';
import { checkDraft } from './checkDraft';
import { readAmount } from './readAmount';
import type { Payment, PaymentState } from './usePayment';

const NOTE_MAX_LENGTH = 140;
const MAX_DECIMALS = 18;

interface SendFormProps {
  state: Extract<PaymentState, { step: 'form' }>;
  payment: Payment;
  wallets: readonly Wallet[];
}

/** Who, which token, how much, and a note; what the server refuses comes back here on the field it names. */
export function SendForm({ state, payment, wallets }: SendFormProps) {
  const t = useTranslate();
  const { tokens } = useTokens();
  const { number } = useFormat();
  const [draft, setDraft] = useState(state.draft);
  const form = useRef<HTMLFormElement>(null);
  const { errors, message, isBusy } = state;
  const balance = wallets.find(({ symbol }) => symbol === draft.token)?.balance ?? '0';
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const note = draft.note?.trim();
    const clean = {
      recipient: draft.recipient.trim(),
      token: draft.token,
      amount: readAmount(draft.amount),
      ...(note && { note }),
    };
    const decimals = tokens[draft.token]?.decimals ?? MAX_DECIMALS;
    const found = checkDraft(
      clean,
      { balance, decimals, shownBalance: number(balance, { max: decimals }) },
      t,
    );
    if (Object.keys(found).length > 0) payment.refuse(clean, found);
    else void payment.review(clean, balance);
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
      <TextField
        label={t('Recipient')}
        name="recipient"
        hint={t('The username of another player')}
        error={errors.recipient}
        value={draft.recipient}
        onChange={(event) => change({ recipient: event.target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Select
        label={t('Token')}
        name="token"
        options={wallets.map(({ symbol }) => ({ value: symbol, label: symbol }))}
        error={errors.token}
        value={draft.token}
        onChange={(event) => change({ token: event.target.value })}
      />
      <AmountField
        amount={draft.amount}
        token={draft.token}
        balance={balance}
        error={errors.amount}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label={t('Note (optional)')}
        name="note"
        error={errors.note}
        value={draft.note ?? ''}
        onChange={(event) => change({ note: event.target.value })}
        maxLength={NOTE_MAX_LENGTH}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy} full>
        {t('Review payment')}
      </Button>
    </Stack>
  );
}
