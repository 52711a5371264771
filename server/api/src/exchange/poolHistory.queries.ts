import type { Queries } from '../database/Database';

/**
 * Returns by token, in minor units, how much swaps and purchases have changed the pool's reserves since a
 * time.
 */
export const listPoolChanges = (
  queries: Queries,
  since: Date,
): Promise<{ token: string; amount: bigint }[]> =>
  queries.query(
    `select token, coalesce(sum(amount), 0)::bigint as amount
     from ledger_accounts left join ledger_legs on ledger_legs.account_id = ledger_accounts.id
       and ledger_legs.created_at > $1 and ledger_legs.kind <> 'seed'
     where system_name = 'pool' group by token`,
    [since],
  );
