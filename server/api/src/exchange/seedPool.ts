import { POOL_START } from '../economy';
import { lockAccounts, writeEntryOnce } from '../ledger/ledger.queries';
import { toExactMinorUnits } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import type { Context } from '../Context';
import type { GameProfile } from '../gameProfiles';

/** Mints the initial reserves of the exchange pool, once per database: a running game keeps its pool. */
export async function seedPool(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { name }: GameProfile,
): Promise<void> {
  for (const [token, amount] of Object.entries(POOL_START[name])) {
    const { decimals } = await findToken(database, token);
    const units = toExactMinorUnits(amount, decimals);
    await database.transaction(async (queries) => {
      const accounts = await lockAccounts(queries, {
        tokens: [token],
        players: [],
        systems: ['mint', 'pool'],
      });
      await writeEntryOnce(queries, {
        kind: 'seed',
        reference: `seed:pool:${token}`,
        createdAt: now(),
        legs: accounts.map(({ id, systemName }) => ({
          accountId: id,
          amount: systemName === 'mint' ? -units : units,
        })),
      });
    });
  }
}
