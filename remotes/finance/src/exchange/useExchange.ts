import {
  areStrings,
  type OrderConfirmState,
  type OrderFormState,
  type QuotedOrder,
  usePaidOrder,
} from '@hashgrid/app-ui';
import type { ExchangeOrder, ExchangeQuote, ExchangeReceipt, Profile } from '@hashgrid/contracts';
import { useToast } from '@hashgrid/platform';
import { useExchangeMutation, useLazyQuoteExchangeQuery } from './exchangeApi';
import { toMinReceived } from './minReceived';

export interface ExchangeTerms {
  quote: ExchangeQuote;
  minReceived: string;
}

export type ExchangeFormState = OrderFormState<ExchangeOrder>;
export type ExchangeConfirmState = OrderConfirmState<ExchangeOrder, ExchangeTerms>;

const FIELDS = ['from', 'to', 'amount'];

const isQuotedExchange = ({ draft, terms }: Partial<QuotedOrder<ExchangeOrder, ExchangeTerms>>) => {
  const { quote, minReceived } = terms ?? {};
  return (
    areStrings(draft?.from, draft?.to, draft?.amount, minReceived) &&
    areStrings(quote?.from, quote?.to, quote?.amount, quote?.received, quote?.rate, quote?.fee)
  );
};

/** Swap of one token for another, from quote to receipt. */
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

  /** @param decimals decimal places of the token to receive */
  const review = (draft: ExchangeOrder, decimals: number) =>
    order.review(draft, async () => {
      const quote = await fetchQuote(draft).unwrap();
      return { draft, terms: { quote, minReceived: toMinReceived(quote.received, decimals) } };
    });

  return { ...order, review };
}

export type Exchange = ReturnType<typeof useExchange>;
