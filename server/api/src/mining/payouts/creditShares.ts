import { MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import type { Queries } from '../../database/Database';
import { markPaid, type DueShares } from './payouts.queries';
import { lockAccounts, writeEntries, type Entry } from '../../ledger/ledger.queries';
import type { Context } from '../../Context';

const hasUnpaid = ({ mined, bonus }: DueShares) => mined + bonus > 0n;

/**
 * Pays the unpaid rewards of `day` into wallets, one ledger entry per player, and records the payout of each player, day and
 * kind. Returns the IDs of the entries in the order of `dues`, null where nothing was unpaid.
 */
export async function creditShares(
  context: Context,
  queries: Queries,
  { day, kind, dues }: { day: string; kind: 'daily_profit' | 'collect'; dues: readonly DueShares[] },
): Promise<(string | null)[]> {
  const owed = dues.filter(hasUnpaid);
  const players = owed.map(({ playerId }) => playerId);
  const accounts = await lockAccounts(queries, {
    tokens: [MINED_TOKEN_SYMBOL],
    players,
    systems: ['unpaid'],
  });
  const accountIdByPlayer = new Map(accounts.map(({ id, playerId }) => [playerId, id]));
  const getAccountId = (playerId: string | null): bigint => {
    const id = accountIdByPlayer.get(playerId);
    if (id === undefined)
      throw new Error(`No ${MINED_TOKEN_SYMBOL} account of ${playerId ?? 'unpaid rewards'}.`);
    return id;
  };
  const entries = owed.map(({ playerId, mined, bonus }): Entry => {
    const accountId = getAccountId(playerId);
    const legs = [
      { accountId: getAccountId(null), amount: -(mined + bonus) },
      { accountId, amount: mined, purpose: 'profit' as const },
      { accountId, amount: bonus, purpose: 'bonus' as const },
    ];
    return { kind, day, createdAt: context.now(), legs: legs.filter(({ amount }) => amount !== 0n) };
  });
  const ids = entries.length > 0 ? await writeEntries(queries, entries) : [];
  const entryIdByPlayer = new Map(ids.map((id, index) => [players[index], id]));
  const payouts = dues.map((due) => ({ due, entryId: entryIdByPlayer.get(due.playerId) ?? null }));
  await markPaid(queries, { day, kind, payouts });
  return payouts.map(({ entryId }) => entryId);
}
