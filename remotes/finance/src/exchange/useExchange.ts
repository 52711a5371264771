import {
  type OrderConfirmState,
  type OrderFormState,
  type StoredOrder,
  TOKEN_FRACTION_DIGITS,
  usePaidOrder,
} from '@hashgrid/app-ui';
import type { ExchangeOrder, ExchangeQuote, ExchangeReceipt, Profile } from '@hashgrid/contracts';
import { ExchangeOrderSchema, ExchangeQuoteSchema, findMismatch } from '@hashgrid/contracts/schemas';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { useMissedOutcomeToast } from '../order/useMissedOutcomeToast';
import { useExchangeMutation, useLazyQuoteExchangeQuery } from './exchangeApi';
import { toMinReceived } from './toMinReceived';

export interface ExchangeTerms {
  quote: ExchangeQuote;
  minReceived: string;
}

export type ExchangeFormState = OrderFormState<ExchangeOrder>;
export type ExchangeConfirmState = OrderConfirmState<ExchangeOrder, ExchangeTerms>;

const FIELDS = ['from', 'to', 'amount'];

const isQuotedExchange = ({ draft, terms }: StoredOrder) => {
  const { quote, minReceived }: Partial<Record<keyof ExchangeTerms, unknown>> = Object(terms);
  return (
    typeof minReceived === 'string' &&
    !findMismatch(ExchangeOrderSchema, draft) &&
    !findMismatch(ExchangeQuoteSchema, quote)
  );
};

/** Holds the state of a swap of one token for another, from form to receipt. */
export function useExchange(user: Profile, initialDraft: ExchangeOrder) {
  const [fetchQuote] = useLazyQuoteExchangeQuery();
  const [exchange] = useExchangeMutation();
  const t = useTranslate();
  const { number } = useFormat();
  const format = (amount: string) => number(amount, { max: TOKEN_FRACTION_DIGITS });
  const onMissedOutcome = useMissedOutcomeToast<ExchangeReceipt>({
    describeAccepted: ({ from, to, amount, received }) =>
      t('You swapped %amount% %from% for %received% %to%.', {
        amount: format(amount),
        from,
        received: format(received),
        to,
      }),
    describeRejected: (reason) => t('Swap failed. %reason%', { reason }),
    unknownText: t('Your swap is unconfirmed. Open Swap in your wallet to check again.'),
  });
  const order = usePaidOrder<ExchangeOrder, ExchangeTerms, ExchangeReceipt>({
    kind: 'exchange',
    playerId: user.id,
    initialDraft,
    fields: FIELDS,
    // Only the server knows whether the swap exceeds the daily limit, so a code is asked for only when it rejects the first attempt.
    requiresCode: false,
    isQuotedOrder: isQuotedExchange,
    submit: ({ draft: { from, to, amount }, terms: { minReceived }, idempotencyKey }, code) =>
      exchange({ from, to, amount, minReceived, code, idempotencyKey }).unwrap(),
    onMissedOutcome,
  });

  /**
   * Gets a quote for a draft, then asks for confirmation.
   * @param decimals decimal places of the token to receive in the list of tokens; undefined while it isn't loaded
   */
  const review = (draft: ExchangeOrder, decimals: number | undefined) =>
    order.review(draft, async () => {
      const quote = await fetchQuote(draft).unwrap();
      return { draft, terms: { quote, minReceived: toMinReceived(quote, decimals) } };
    });

  return { ...order, review };
}

export type Exchange = ReturnType<typeof useExchange>;
