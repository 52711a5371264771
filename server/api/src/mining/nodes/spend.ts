import type { Queries } from '../../database/Database';
import { FIELD_MESSAGES, MESSAGES } from '../../messages';
import { toMinorUnits } from '../../ledger/amounts';
import { lockAccounts, writeEntry } from '../../ledger/ledger.queries';
import type { Context } from '../../Context';
import { fieldError, DomainError } from '../../DomainError';

/** A charge for something in the game. */
export interface Spending {
  playerId: string;
  kind: 'node' | 'upgrade' | 'recharge';
  token: string;
  /** Minor units of `token`. */
  units: bigint;
  to: 'pool' | 'burn';
}

/** Charges a player and returns the ID of the ledger entry; null when it is free. Throws `invalid` when the balance is too low. */
export async function spend(
  context: Context,
  queries: Queries,
  { playerId, kind, token, units, to }: Spending,
): Promise<string | null> {
  if (units === 0n) return null;
  const accounts = await lockAccounts(queries, { tokens: [token], players: [playerId], systems: [to] });
  const own = accounts.find((account) => account.playerId === playerId);
  const other = accounts.find(({ systemName }) => systemName === to);
  if (!own || !other) throw new Error(`No accounts in ${token} to charge ${playerId}.`);
  if (own.balance < units) throw new DomainError('invalid', MESSAGES.insufficientBalance);
  return writeEntry(queries, {
    kind,
    createdAt: context.now(),
    legs: [
      { accountId: own.id, amount: -units, purpose: 'cost' },
      { accountId: other.id, amount: units },
    ],
  });
}

/** Throws a field error on `maxCost` when a cost (minor units of a token with so many decimals) exceeds what the player agreed to, if given. */
export function assertCostWithin(units: bigint, decimals: number, maxCost: string | undefined): void {
  if (maxCost === undefined) return;
  const limit = toMinorUnits(maxCost, decimals);
  if (limit === undefined) throw fieldError('maxCost', FIELD_MESSAGES.tooManyDecimals);
  if (units > limit) throw fieldError('maxCost', FIELD_MESSAGES.costIncreased);
}
