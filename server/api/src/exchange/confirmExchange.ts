import { DEFAULT_TOKEN_SYMBOL, type Exchange } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { fieldError } from '../DomainError';
import { listBalances } from '../ledger/ledger.queries';
import { FIELD_MESSAGES, MESSAGES } from '../messages';
import { requireConfirmedSender } from '../transfers/requireConfirmedSender';
import { requireActiveSender } from '../transfers/requireActiveSender';
import { confirmSending } from '../two-factor/confirmSending';
import type { CodeAttempt } from '../two-factor/prepareTwoFactorCode';
import type { Reserves } from './exchangeRules';
import { isAboveUnconfirmedLimit } from './isAboveUnconfirmedLimit';
import { prepareExchange, type PreparedExchange } from './prepareExchange';
import { priceExchange, type PricedExchange } from './priceExchange';
import { readReserves } from './readReserves';

/** A requested exchange with its idempotency key and its caller. */
export interface ExchangeRequest {
  playerId: string;
  key: string;
  order: Exchange;
  caller: Caller;
}

/** An exchange with its price and the reserves that decide it. */
interface ExchangeTerms {
  prepared: PreparedExchange;
  priced: PricedExchange;
  reserves: Reserves;
}

const isAboveLimit = (
  context: Context,
  queries: Queries,
  playerId: string,
  { prepared, priced, reserves }: ExchangeTerms,
): Promise<boolean> =>
  isAboveUnconfirmedLimit(context, queries, {
    playerId,
    value: priced.value,
    reserve: prepared.from.code === DEFAULT_TOKEN_SYMBOL ? reserves.from : reserves.to,
  });

/**
 * Confirms an exchange above the daily limit like a payment, after checking everything else. Throws a field error for
 * an invalid field, what `confirmSending` throws, and `forbidden` while sending is paused.
 */
export async function confirmExchange(
  context: Context,
  { playerId, order, caller }: ExchangeRequest,
): Promise<CodeAttempt | undefined> {
  const { database } = context;
  const prepared = await prepareExchange(database, order);
  const reserves = await readReserves(database, order);
  const own = (await listBalances(database, playerId)).find(({ code }) => code === prepared.from.code);
  if (!own || own.balance < prepared.amount) throw fieldError('amount', FIELD_MESSAGES.insufficientBalance);
  const priced = priceExchange(prepared, { reserves, minReceived: order.minReceived });
  if (!(await isAboveLimit(context, database, playerId, { prepared, priced, reserves }))) return undefined;
  const account = await requireActiveSender(context, database, playerId, MESSAGES.exchangePaused);
  return confirmSending(context, { account, code: order.code, caller });
}

/**
 * Checks the confirmation again while the pool is locked: since `confirmExchange`, the player may have
 * completed other exchanges or enabled a second factor, or sending may have been paused. Throws `forbidden`
 * while sending is paused, and `twoFactorCodeMissing` when a code is required and none was checked.
 */
export async function assertConfirmed(
  context: Context,
  queries: Queries,
  { playerId, isCodeChecked, ...terms }: ExchangeTerms & { playerId: string; isCodeChecked: boolean },
): Promise<void> {
  if (!(await isAboveLimit(context, queries, playerId, terms))) return;
  const pausedMessage = MESSAGES.exchangePaused;
  await requireConfirmedSender(context, queries, { accountId: playerId, isCodeChecked, pausedMessage });
}
