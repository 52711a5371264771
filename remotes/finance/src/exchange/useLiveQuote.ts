import { useEffect, useState } from 'react';
import type { ExchangeOrder } from '@hashgrid/contracts';
import { msg, toApiError } from '@hashgrid/platform';
import { useLazyQuoteExchangeQuery } from './exchangeApi';

/** Delay after the last keystroke before a quote is requested. */
const DEBOUNCE_MS = 400;
/** Every swap moves the pool's price, so the quote is refreshed. */
const QUOTE_REFRESH_MS = 10_000;

/** Returns why an order can't be quoted, as a text key. */
function findMessage(error: unknown): string {
  const { errors = {}, message } = toApiError(error);
  const [firstError] = Object.values(errors);
  return firstError?.[0] ?? message;
}

const NOT_REFRESHED = msg('Couldn’t refresh. Showing the last known data.');

/** Returns why a refresh of a quote failed, as a text key: what the server says about the order, if it rejected it. */
const findRefreshMessage = (error: unknown): string =>
  toApiError(error).statusCode === 422 ? findMessage(error) : NOT_REFRESHED;

/**
 * Requests the quote for an order and keeps it up to date. Returns neither a quote nor an error until the first response.
 * @param order null while the amount is missing or invalid
 */
export function useLiveQuote(order: ExchangeOrder | null) {
  const orderKey = order && `${order.from} ${order.to} ${order.amount}`;
  const [requestedKey, setRequestedKey] = useState<string | null>(null);
  const isCurrent = orderKey !== null && orderKey === requestedKey;
  const [fetchQuote, { currentData, error }] = useLazyQuoteExchangeQuery({
    // The order of the last quote may have been changed or cleared since.
    pollingInterval: isCurrent ? QUOTE_REFRESH_MS : 0,
    skipPollingIfUnfocused: true,
  });
  useEffect(() => {
    if (orderKey === null) return;
    const [from = '', to = '', amount = ''] = orderKey.split(' ');
    const timer = setTimeout(() => {
      setRequestedKey(orderKey);
      void fetchQuote({ from, to, amount });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [fetchQuote, orderKey]);

  const quote = isCurrent ? currentData : undefined;
  return {
    quote,
    error: isCurrent && !quote && error ? findMessage(error) : null,
    /** Why the last refresh of the quote failed, as a text key; null if it succeeded. */
    refreshError: quote && error ? findRefreshMessage(error) : null,
  };
}

export type LiveQuote = ReturnType<typeof useLiveQuote>;
