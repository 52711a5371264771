import { ECONOMY } from '../economy';
import type { Queries } from '../database/Database';
import { lockAccounts, writeEntryOnce } from './ledger.queries';
import { toExactMinorUnits } from './amounts';
import { findToken } from './findToken';
import type { Context } from '../Context';

/** Mints the welcome grant of an account; a second call for the same account does nothing. */
export async function grantWelcome({ now }: Context, queries: Queries, accountId: string): Promise<void> {
  const { token, amount } = ECONOMY.grant;
  const { decimals } = await findToken(queries, token);
  const units = toExactMinorUnits(amount, decimals);
  const accounts = await lockAccounts(queries, { tokens: [token], players: [accountId], systems: ['mint'] });
  await writeEntryOnce(queries, {
    kind: 'grant',
    reference: `grant:${accountId}`,
    createdAt: now(),
    legs: accounts.map(({ id, systemName }) => ({ accountId: id, amount: systemName ? -units : units })),
  });
}
