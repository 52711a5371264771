import { findAccount } from '../accounts/accounts.queries';
import type { Context } from '../Context';
import type { Transaction } from '../database/Database';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { beginMining, type MiningTransaction } from './beginMining';

/**
 * Begins a player's own change of nodes or shares. Throws `sessionRevoked` when the account was closed after the call was
 * authenticated: a closed account must not get running nodes.
 */
export async function beginPlayerMining(
  context: Context,
  transaction: Transaction,
  playerId: string,
): Promise<MiningTransaction> {
  const mining = await beginMining(context, transaction, playerId);
  const account = await findAccount(transaction, playerId);
  if (!account || account.closedAt) throw new DomainError('sessionRevoked', MESSAGES.sessionEnded);
  return mining;
}
