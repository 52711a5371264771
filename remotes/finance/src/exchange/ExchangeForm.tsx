import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ExchangeOrder } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, exchangeIcon, IconButton, Select, Stack } from '@hashgrid/ui';
import { amountError } from '../amount/amountError';
import { AmountField } from '../amount/AmountField';
import { readAmount } from '../amount/readAmount';
import { useSpendable } from '../amount/useSpendable';
import { LiveQuote } from './LiveQuote';
import type { ExchangeForm as FormState, ExchangeProcess } from './useExchange';

interface ExchangeFormProps {
  state: FormState;
  process: ExchangeProcess;
  symbols: readonly string[];
}

/** Two tokens, never the same one twice: choosing the other's place swaps them. */
function withToken(order: ExchangeOrder, side: 'from' | 'to', symbol: string): ExchangeOrder {
  const other = side === 'from' ? 'to' : 'from';
  const swapped = order[other] === symbol ? { [other]: order[side] } : {};
  return { ...order, ...swapped, [side]: symbol };
}

/** What is given and what for; the offer of the moment stands below. */
export function ExchangeForm({ state, process, symbols }: ExchangeFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(state.order);
  const spendable = useSpendable(draft.from);
  const { decimals } = useSpendable(draft.to);
  const form = useRef<HTMLFormElement>(null);
  const { errors, message, isBusy } = state;
  const order = { ...draft, amount: readAmount(draft.amount) };
  const error = amountError(order.amount, spendable, t);
  useEffect(() => {
    const isWrong = Object.keys(errors).length > 0;
    const target = isWrong ? '[aria-invalid="true"]' : 'input';
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (error) process.refuse(order, { amount: [error] });
    else void process.review(order, decimals);
  };
  const options = symbols.map((symbol) => ({ value: symbol, label: symbol }));
  const tokenField = (side: 'from' | 'to', label: string) => (
    <Select
      label={label}
      name={side}
      options={options}
      error={errors[side]?.map((text) => t(text))}
      value={draft[side]}
      onChange={(event) => setDraft(withToken(draft, side, event.target.value))}
      style={{ flex: '1 1 140px' }}
    />
  );
  return (
    <Stack
      as="form"
      ref={form}
      gap={5}
      onSubmit={handleSubmit}
      noValidate
      aria-busy={isBusy}
      aria-label={t('Swap')}
    >
      {message && (
        <Alert tone="error" title={t('Swap failed')}>
          {t(message)}
        </Alert>
      )}
      <AmountField
        amount={draft.amount}
        token={draft.from}
        balance={spendable.balance}
        error={errors.amount?.map((text) => t(text))}
        onChange={(amount) => setDraft({ ...draft, amount })}
      />
      <Stack row gap={3} align="end">
        {tokenField('from', t('You pay'))}
        <IconButton
          icon={exchangeIcon}
          label={t('Switch direction')}
          onClick={() => setDraft({ ...draft, from: draft.to, to: draft.from })}
        />
        {tokenField('to', t('You receive'))}
      </Stack>
      <LiveQuote order={error ? null : order} />
      <Button type="submit" busy={isBusy} full>
        {t('Review exchange')}
      </Button>
    </Stack>
  );
}
