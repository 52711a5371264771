import {
  type OrderConfirmState,
  type OrderFormState,
  type StoredOrder,
  usePaidOrder,
} from '@hashgrid/app-ui';
import type { ExchangeOrder, ExchangeQuote, ExchangeReceipt, Profile } from '@hashgrid/contracts';
import { ExchangeOrderSchema, ExchangeQuoteSchema, findMismatch } from '@hashgrid/contracts/schemas';
import { useToast } from '@hashgrid/platform';
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

/** Holds the state of a swap of one token for another, from quote to receipt. */
export function useExchange(user: Profile, initialDraft: ExchangeOrder) {
  const [fetchQuote] = useLazyQuoteExchangeQuery();
  const [exchange] = useExchangeMutation();
  const toast = useToast();
  const order = usePaidOrder<ExchangeOrder, ExchangeTerms, ExchangeReceipt>({
    kind: 'exchange',
    playerId: user.id,
    initialDraft,
    fields: FIELDS,
    // Only the server knows whether the swap is above the daily limit.
    requiresCode: false,
    isQuotedOrder: isQuotedExchange,
    submit: ({ draft: { from, to, amount }, terms: { minReceived }, idempotencyKey }, code) =>
      exchange({ from, to, amount, minReceived, code, idempotencyKey }).unwrap(),
    onMissedRejection: toast.error,
  });

  /**
   * Gets a quote for a draft, then asks for confirmation.
   * @param decimals decimal places of the token to receive
   */
  const review = (draft: ExchangeOrder, decimals: number) =>
    order.review(draft, async () => {
      const quote = await fetchQuote(draft).unwrap();
      return { draft, terms: { quote, minReceived: toMinReceived(quote.received, decimals) } };
    });

  return { ...order, review };
}

export type Exchange = ReturnType<typeof useExchange>;
