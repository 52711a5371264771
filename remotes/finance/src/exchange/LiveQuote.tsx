import { useEffect, useState } from 'react';
import type { ExchangeOrder } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Skeleton, Text } from '@hashgrid/ui';
import { QuoteFacts } from './QuoteFacts';
import { useLazyQuoteExchangeQuery } from './exchangeApi';

/** A quote is asked for when the typing has paused. */
const TYPING_PAUSE_MS = 400;
/** The pool moves with everybody's exchanges: the offer is asked for again after this time. */
const QUOTE_REFRESH_MS = 10_000;

/** What the exchange would bring at the moment. @param order null while there is none that could be quoted */
export function LiveQuote({ order }: { order: ExchangeOrder | null }) {
  const t = useTranslate();
  const [ask, { currentData: quote, error, isFetching }] = useLazyQuoteExchangeQuery({
    pollingInterval: QUOTE_REFRESH_MS,
    skipPollingIfUnfocused: true,
  });
  const wanted = order && `${order.from} ${order.to} ${order.amount}`;
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const [from = '', to = '', amount = ''] = wanted.split(' ');
    const timer = setTimeout(() => {
      setAsked(wanted);
      void ask({ from, to, amount });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, wanted]);

  if (wanted === null) {
    return (
      <Text size={14} tone="faint">
        {t('Enter an amount to get a quote.')}
      </Text>
    );
  }
  if (wanted === asked && quote) return <QuoteFacts quote={quote} />;
  if (wanted === asked && error && !isFetching) {
    const { errors, message } = toApiError(error);
    return (
      <Text role="status" size={14} tone="warn">
        {t(Object.values(errors ?? {})[0]?.[0] ?? message)}
      </Text>
    );
  }
  return <Skeleton lines={3} height={24} label={t('Getting a quote…')} />;
}
