import { ECONOMY } from '../economy';
import { lockAccounts, writeEntryOnce } from '../ledger/ledger.queries';
import { toExactMinorUnits } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import type { Context } from '../Context';

/** Mints the initial reserves of the exchange pool, once per database. */
export async function seedPool({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  for (const [token, amount] of Object.entries(ECONOMY.pool)) {
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
