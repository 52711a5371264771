import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Caller } from '../../caller/Caller';
import type { Context } from '../../Context';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { isAboveUnconfirmedLimit } from '../../exchange/isAboveUnconfirmedLimit';
import { listBalances, readPoolBalances } from '../../ledger/ledger.queries';
import { MESSAGES } from '../../messages';
import { requireActiveSender } from '../../transfers/requireActiveSender';
import { requireConfirmedSender } from '../../transfers/requireConfirmedSender';
import { confirmSending } from '../../two-factor/confirmSending';
import type { CodeAttempt } from '../../two-factor/prepareTwoFactorCode';

interface Purchase {
  playerId: string;
  /** Price in minor units of USDT. */
  units: bigint;
}

/**
 * Returns whether a purchase exceeds the daily limit of purchases and swaps. Purchases are limited because the price goes into the pool:
 * somebody with a stolen session could raise the price of ORE by buying nodes, and then sell their own ORE.
 */
async function isAboveLimit(
  context: Context,
  queries: Queries,
  { playerId, units }: Purchase,
): Promise<boolean> {
  const pool = await readPoolBalances(queries);
  const reserve = pool.get(DEFAULT_TOKEN_SYMBOL) ?? 0n;
  return isAboveUnconfirmedLimit(context, queries, { playerId, value: units, reserve });
}

/**
 * Confirms a purchase above the daily limit like a swap. Throws what `confirmSending` throws,
 * `invalid` when the balance is too low, and `forbidden` while sending is paused.
 */
export async function confirmPurchase(
  context: Context,
  purchase: Purchase,
  { code, caller }: { code?: string; caller: Caller },
): Promise<CodeAttempt | undefined> {
  const { database } = context;
  const own = (await listBalances(database, purchase.playerId)).find(
    (balance) => balance.code === DEFAULT_TOKEN_SYMBOL,
  );
  if (!own || own.balance < purchase.units) throw new DomainError('invalid', MESSAGES.insufficientBalance);
  if (!(await isAboveLimit(context, database, purchase))) return undefined;
  const account = await requireActiveSender(context, database, purchase.playerId, MESSAGES.purchasesPaused);
  return confirmSending(context, { account, code, caller });
}

/**
 * Checks the confirmation again after the price was charged, while the accounts are locked: since the first check, other orders of
 * the player may have completed, sending may have been paused, or a second factor enabled. Throws `forbidden` while sending is paused, and
 * `twoFactorCodeMissing`.
 */
export async function assertPurchaseConfirmed(
  context: Context,
  queries: Queries,
  { playerId, isCodeChecked }: { playerId: string; isCodeChecked: boolean },
): Promise<void> {
  // The price was already charged, so the turnover of the day includes it.
  if (!(await isAboveLimit(context, queries, { playerId, units: 0n }))) return;
  const pausedMessage = MESSAGES.purchasesPaused;
  await requireConfirmedSender(context, queries, { accountId: playerId, isCodeChecked, pausedMessage });
}
