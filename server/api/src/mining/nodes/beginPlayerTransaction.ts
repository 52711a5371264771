import { findAccount } from '../../accounts/accounts.queries';
import type { Context } from '../../Context';
import type { Transaction } from '../../database/Database';
import { DomainError } from '../../DomainError';
import { MESSAGES } from '../../messages';
import { beginMiningTransaction, type MiningTransaction } from './beginMiningTransaction';

/**
 * Begins a mining transaction that the player asked for. Throws `sessionRevoked` when the account was closed after the call
 * was authenticated: a closed account must not get running nodes.
 */
export async function beginPlayerTransaction(
  context: Context,
  transaction: Transaction,
  playerId: string,
): Promise<MiningTransaction> {
  const mining = await beginMiningTransaction(context, transaction, playerId);
  const account = await findAccount(transaction, playerId);
  if (!account || account.closedAt) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  return mining;
}
