import type { Queries } from '../database/Database';

/** Deletes the pending setup of a second factor; an enabled second factor stays. */
export async function deleteTwoFactorSetup(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from two_factor where account_id = $1 and enabled_at is null', [accountId]);
}
