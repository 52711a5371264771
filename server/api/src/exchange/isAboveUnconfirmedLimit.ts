import { DEFAULT_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { addSeconds } from '../addSeconds';
import { DAY_SECONDS } from '../economy';
import { readTurnover } from '../ledger/ledger.queries';
import { getUnconfirmedLimit } from './exchangeRules';

/** Entries that change the pool's price. */
const KINDS = ['exchange', 'node'];

interface PoolOrder {
  playerId: string;
  /** USDT, in minor units. */
  value: bigint;
  /** The pool's USDT, in minor units. */
  reserve: bigint;
}

/** Returns whether an order exceeds what a player may move through the pool within 24 hours without a confirmation. */
export async function isAboveUnconfirmedLimit(
  context: Context,
  queries: Queries,
  { playerId, value, reserve }: PoolOrder,
): Promise<boolean> {
  const since = addSeconds(context.now(), -DAY_SECONDS);
  const turnover = await readTurnover(queries, {
    playerId,
    token: DEFAULT_TOKEN_SYMBOL,
    kinds: KINDS,
    since,
  });
  return turnover + value > getUnconfirmedLimit(reserve);
}
