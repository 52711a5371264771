import { styled } from 'styled-components';
import { compareDecimals, type ExchangeOrder } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { exchangeIcon, IconButton, space, Stack, Text, VisuallyHidden } from '@hashgrid/ui';
import { AmountShortcuts } from '../amount/AmountShortcuts';
import { BalanceText } from '../amount/BalanceText';
import { DecimalField } from '../amount/DecimalField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useAmountDraft } from '../amount/useAmountDraft';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateAmount, validateTokenAmount } from '../amount/validateAmount';
import { OrderForm } from '../order/OrderForm';
import { OrderRejectedAlert } from '../order/OrderRejectedAlert';
import { QuoteSummary } from './QuoteSummary';
import { ReceivedAmount } from './ReceivedAmount';
import { TokenBox } from './TokenBox';
import type { Exchange, ExchangeFormState } from './useExchange';
import { useLiveQuote } from './useLiveQuote';

interface ExchangeFormProps {
  state: ExchangeFormState;
  exchange: Exchange;
  symbols: readonly string[];
}

/** Overlaps both boxes. */
const Between = styled.div`
  z-index: 1;
  justify-self: center;
  align-self: center;
  margin-block: ${space(-5)};
  & svg {
    rotate: 90deg;
  }
`;

/** Sets one token of an order; swaps both when it is the other side's token. */
function withToken(order: ExchangeOrder, side: 'from' | 'to', symbol: string): ExchangeOrder {
  const other = side === 'from' ? 'to' : 'from';
  const swapped = order[other] === symbol ? { [other]: order[side] } : {};
  return { ...order, ...swapped, [side]: symbol };
}

/** Form for a swap: a box for the token to pay, one for the token to receive, and the live quote below. */
export function ExchangeForm({ state, exchange, symbols }: ExchangeFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useAmountDraft(state);
  const paid = useTokenBalance(draft.from);
  const received = useTokenBalance(draft.to);
  const { errors, rejection, isBusy } = state;
  const order = { ...draft, amount: normalizeAmount(draft.amount) };
  const inputError = validateTokenAmount(order.amount, paid, t);
  // A balance that is too low is said while the player types; what is still being typed is not.
  const shortage =
    !inputError && compareDecimals(order.amount, paid.balance) > 0
      ? validateAmount(order.amount, paid, t)
      : null;
  const amountErrors = shortage ? [shortage] : errors.amount?.map((text) => t(text));
  const isInvalid = inputError !== null || shortage !== null;
  const liveQuote = useLiveQuote(isInvalid ? null : order);

  const handleSubmit = () => {
    const error = inputError ?? shortage;
    if (error) exchange.setErrors(order, { amount: [error] });
    else void exchange.review(order, received.decimals);
  };
  const tokenBox = (side: 'from' | 'to') => ({
    name: side,
    token: draft[side],
    symbols,
    error: errors[side]?.map((text) => t(text)),
    onSelect: (symbol: string) => setDraft(withToken(draft, side, symbol)),
  });
  const setAmount = (amount: string) => setDraft({ ...draft, amount });
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
      <Stack gap={2}>
        <TokenBox
          {...tokenBox('from')}
          label={t('You pay')}
          amount={
            <DecimalField
              label={t('Amount')}
              hideLabel
              name="amount"
              variant="large"
              required
              placeholder="0"
              error={amountErrors}
              hint={<BalanceText balance={paid.balance} token={draft.from} />}
              value={draft.amount}
              onChange={setAmount}
              enterKeyHint="go"
            />
          }
        >
          <AmountShortcuts tokenBalance={paid} onSelect={setAmount} />
        </TokenBox>
        <Between>
          <IconButton
            icon={exchangeIcon}
            variant="secondary"
            label={t('Switch direction')}
            onClick={() => setDraft({ ...draft, from: draft.to, to: draft.from })}
          />
        </Between>
        <TokenBox
          {...tokenBox('to')}
          label={t('You receive')}
          amount={<ReceivedAmount received={liveQuote.quote?.received} decimals={received.decimals} />}
        >
          <Text size={14} tone="faint">
            <BalanceText balance={received.balance} token={draft.to} />
          </Text>
        </TokenBox>
      </Stack>
      <VisuallyHidden role="status">{shortage}</VisuallyHidden>
      <QuoteSummary
        liveQuote={liveQuote}
        decimals={received.decimals}
        isEmpty={order.amount === ''}
        isInvalid={isInvalid}
        inputError={amountErrors ? null : inputError}
      />
    </OrderForm>
  );
}
