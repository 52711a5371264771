import { ECONOMY } from '../economy';
import { listTokens, lockAccounts, writeEntryOnce } from '../ledger/ledger.queries';
import { toMinorUnits } from '../ledger/amounts';
import type { Context } from '../Context';

/** Mints what the exchange pool begins with, once in the life of a database. */
export async function seedPool({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const tokens = await listTokens(database);
  for (const [token, amount] of Object.entries(ECONOMY.pool)) {
    const units = toMinorUnits(amount, tokens.find(({ code }) => code === token)!.decimals)!;
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
