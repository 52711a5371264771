import styled from 'styled-components';
import { compareDecimals, type ExchangeOrder } from '@hashgrid/contracts';
import { useTokens, useTranslate } from '@hashgrid/platform';
import { exchangeIcon, IconButton, space, Stack, Text, VisuallyHidden } from '@hashgrid/ui';
import { AmountShortcuts } from '../amount/AmountShortcuts';
import { BalanceText } from '../amount/BalanceText';
import { DecimalField } from '../amount/DecimalField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useAmountDraft } from '../amount/useAmountDraft';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateAmount, validateTokenAmount } from '../amount/validateAmount';
import { keepCurrentErrors } from '../order/keepCurrentErrors';
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

/** Overlaps the boxes above and below it. */
const SwitchButtonRow = styled.div`
  z-index: 1;
  justify-self: center;
  align-self: center;
  margin-block: ${space(-5)};
  & svg {
    rotate: 90deg;
  }
`;

/** Returns an order with another token on one side; switches the direction if it is the other side's token. */
function withToken(order: ExchangeOrder, side: 'from' | 'to', symbol: string): ExchangeOrder {
  const other = side === 'from' ? 'to' : 'from';
  const swapped = order[other] === symbol ? { [other]: order[side] } : {};
  return { ...order, ...swapped, [side]: symbol };
}

/** Form for a swap: a box for the token to pay, a box for the token to receive, and the live quote below. */
export function ExchangeForm({ state, exchange, symbols }: ExchangeFormProps) {
  const t = useTranslate();
  const [draft, changeDraft] = useAmountDraft(state, exchange.edit);
  const paidBalance = useTokenBalance(draft.from);
  const receivedBalance = useTokenBalance(draft.to);
  const receivedDecimals = useTokens().tokens[draft.to]?.decimals;
  const { rejection, isBusy } = state;
  const order = { ...draft, amount: normalizeAmount(draft.amount) };
  const errors = keepCurrentErrors(state.errors, state.draft, order);
  const inputError = validateTokenAmount(order.amount, paidBalance, t);
  // An insufficient balance is reported while the player types; other errors may be due to unfinished input.
  const insufficientBalanceError =
    !inputError && compareDecimals(order.amount, paidBalance.balance) > 0
      ? validateAmount(order.amount, paidBalance, t)
      : null;
  const amountErrors = insufficientBalanceError
    ? [insufficientBalanceError]
    : errors.amount?.map((text) => t(text));
  const isInvalid = inputError !== null || insufficientBalanceError !== null;
  const liveQuote = useLiveQuote(isInvalid ? null : order);

  const handleSubmit = () => {
    const error = inputError ?? insufficientBalanceError;
    if (error) exchange.setErrors(order, { amount: [error] });
    else void exchange.review(order, receivedDecimals);
  };
  const getTokenBoxProps = (side: 'from' | 'to') => ({
    name: side,
    token: draft[side],
    symbols,
    error: errors[side]?.map((text) => t(text)),
    onSelect: (symbol: string) => changeDraft(withToken(draft, side, symbol)),
  });
  const setAmount = (amount: string) => changeDraft({ ...draft, amount });
  return (
    <OrderForm
      label={t('Swap')}
      submitLabel={t('Review swap')}
      errors={state.errors}
      isBusy={isBusy}
      focusFirst
      onSubmit={handleSubmit}
    >
      {rejection && (
        <OrderRejectedAlert
          rejection={rejection}
          title={t('Swap failed')}
          untilText={
            rejection.isPaused
              ? t('You can make large swaps again on %date%.')
              : t('You can try again on %date%.')
          }
        />
      )}
      <Stack gap={2}>
        <TokenBox
          {...getTokenBoxProps('from')}
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
              hint={<BalanceText balance={paidBalance.balance} token={draft.from} />}
              value={draft.amount}
              onChange={setAmount}
              enterKeyHint="go"
            />
          }
        >
          <AmountShortcuts tokenBalance={paidBalance} onSelect={setAmount} />
        </TokenBox>
        <SwitchButtonRow>
          <IconButton
            icon={exchangeIcon}
            variant="secondary"
            label={t('Switch direction')}
            onClick={() => changeDraft({ ...draft, from: draft.to, to: draft.from })}
          />
        </SwitchButtonRow>
        <TokenBox
          {...getTokenBoxProps('to')}
          label={t('You receive')}
          amount={<ReceivedAmount received={liveQuote.quote?.received} decimals={receivedBalance.decimals} />}
        >
          <Text size={14} tone="faint">
            <BalanceText balance={receivedBalance.balance} token={draft.to} />
          </Text>
        </TokenBox>
      </Stack>
      <VisuallyHidden role="status">{insufficientBalanceError}</VisuallyHidden>
      <QuoteSummary
        liveQuote={liveQuote}
        decimals={receivedDecimals}
        isEmpty={order.amount === ''}
        isInvalid={isInvalid}
        inputError={amountErrors ? null : inputError}
      />
    </OrderForm>
  );
}
