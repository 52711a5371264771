import { useEffect, useState } from 'react';
import type { ExchangeOrder } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Skeleton, Text } from '@hashgrid/ui';
import { useLazyQuoteExchangeQuery } from './exchangeApi';
import { QuoteDetails } from './QuoteDetails';

/** Delay after the last keystroke before a quote is requested. */
const DEBOUNCE_MS = 400;
/** Every swap moves the pool's price, so the quote is refreshed. */
const QUOTE_REFRESH_MS = 10_000;

interface LiveQuoteProps {
  /** Null while the amount is missing or invalid. */
  order: ExchangeOrder | null;
  /** Why the entered amount cannot be quoted, translated; null if nothing is entered. */
  error: string | null;
}

function QuoteError({ error }: { error: unknown }) {
  const t = useTranslate();
  const { errors = {}, message } = toApiError(error);
  const [firstError] = Object.values(errors);
  return (
    <Text role="status" size={14} tone="warn">
      {t(firstError?.[0] ?? message)}
    </Text>
  );
}

/** Quote for the order in the form, kept up to date. */
export function LiveQuote({ order, error: inputError }: LiveQuoteProps) {
  const t = useTranslate();
  const [fetchQuote, { currentData: quote, error, isFetching }] = useLazyQuoteExchangeQuery({
    pollingInterval: QUOTE_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const orderKey = order && `${order.from} ${order.to} ${order.amount}`;
  const [requestedKey, setRequestedKey] = useState<string | null>(null);
  useEffect(() => {
    if (orderKey === null) return;
    const [from = '', to = '', amount = ''] = orderKey.split(' ');
    const timer = setTimeout(() => {
      setRequestedKey(orderKey);
      void fetchQuote({ from, to, amount });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fetchQuote, orderKey]);

  if (orderKey === null) {
    return (
      <Text role="status" size={14} tone={inputError ? 'warn' : 'faint'}>
        {inputError ?? t('Enter an amount to get a quote.')}
      </Text>
    );
  }
  const isCurrent = orderKey === requestedKey;
  if (isCurrent && quote) return <QuoteDetails quote={quote} />;
  if (isCurrent && error && !isFetching) return <QuoteError error={error} />;
  return <Skeleton lines={3} height={24} label={t('Getting a quote…')} />;
}
