import { lockAccounts, writeEntry } from '../src/ledger/ledger.queries';
import type { TestApi } from './openTestApi';
import { readAccountId } from './players';

/** Mints tokens for a player, which no rule of the game does. */
export async function mintTokens(
  api: TestApi,
  { username, token, units }: { username: string; token: string; units: bigint },
): Promise<void> {
  const players = [await readAccountId(api, username)];
  await api.database.transaction(async (queries) => {
    const accounts = await lockAccounts(queries, { tokens: [token], players, systems: ['mint'] });
    const legs = accounts.map(({ id, playerId }) => ({ accountId: id, amount: playerId ? units : -units }));
    await writeEntry(queries, { kind: 'grant', createdAt: api.context.now(), legs });
  });
}
