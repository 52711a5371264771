import type { ExchangeOrder } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { exchangeIcon, IconButton, Select, Stack } from '@hashgrid/ui';
import { validateAmount } from '../amount/validateAmount';
import { AmountField } from '../amount/AmountField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useAmountDraft } from '../amount/useAmountDraft';
import { useTokenBalance } from '../amount/useTokenBalance';
import { OrderForm } from '../order/OrderForm';
import { OrderRejectedAlert } from '../order/OrderRejectedAlert';
import { LiveQuote } from './LiveQuote';
import type { Exchange, ExchangeFormState } from './useExchange';

interface ExchangeFormProps {
  state: ExchangeFormState;
  exchange: Exchange;
  symbols: readonly string[];
}

/** Sets one token of an order; swaps both when it is the other side's token. */
function withToken(order: ExchangeOrder, side: 'from' | 'to', symbol: string): ExchangeOrder {
  const other = side === 'from' ? 'to' : 'from';
  const swapped = order[other] === symbol ? { [other]: order[side] } : {};
  return { ...order, ...swapped, [side]: symbol };
}

/** Form for amount and tokens of a swap, with a live quote below. */
export function ExchangeForm({ state, exchange, symbols }: ExchangeFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useAmountDraft(state);
  const tokenBalance = useTokenBalance(draft.from);
  const { decimals } = useTokenBalance(draft.to);
  const { errors, rejection, isBusy } = state;
  const order = { ...draft, amount: normalizeAmount(draft.amount) };
  const error = validateAmount(order.amount, tokenBalance, t);
  const handleSubmit = () => {
    if (error) exchange.setErrors(order, { amount: [error] });
    else void exchange.review(order, decimals);
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
    <OrderForm
      label={t('Swap')}
      submitLabel={t('Review swap')}
      errors={errors}
      isBusy={isBusy}
      focusFirst
      onSubmit={handleSubmit}
    >
      {rejection && (
        <OrderRejectedAlert
          rejection={rejection}
          title={t('Swap failed')}
          untilText={t('You can swap again on %date%.')}
        />
      )}
      <AmountField
        amount={draft.amount}
        token={draft.from}
        balance={tokenBalance.balance}
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
      <LiveQuote order={error ? null : order} error={order.amount === '' || errors.amount ? null : error} />
    </OrderForm>
  );
}
