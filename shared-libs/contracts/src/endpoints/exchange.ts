import { success } from '../schemas/envelope';
import {
  ExchangeQuoteSchema,
  ExchangeReceiptSchema,
  type Exchange,
  type ExchangeOrder,
} from '../schemas/wallet';
import { defineEndpoint, payload } from './defineEndpoint';

/** Quotes an exchange at the current price, without reserving it. */
export const quoteExchange = defineEndpoint({
  method: 'GET',
  path: '/auth/exchange/quote',
  payload: payload<ExchangeOrder>(),
  response: success(ExchangeQuoteSchema),
});

/** Exchanges one token for the other. Needs an idempotency key. */
export const exchange = defineEndpoint({
  method: 'POST',
  path: '/auth/exchange',
  payload: payload<Exchange>(),
  response: success(ExchangeReceiptSchema),
});
