import type { Queries } from '../database/Database';

/**
 * Returns the pool's reserves by token, in minor units, at a time: those of now without the swaps and purchases since. One
 * statement reads both, so that no swap is in one and not in the other.
 */
export const listReservesAt = (queries: Queries, time: Date): Promise<{ token: string; balance: bigint }[]> =>
  queries.query(
    `select token, (balance - coalesce(sum(amount), 0))::bigint as balance
     from ledger_accounts left join ledger_legs on ledger_legs.account_id = ledger_accounts.id
       and ledger_legs.created_at > $1 and ledger_legs.kind <> 'seed'
     where system_name = 'pool' group by token, balance`,
    [time],
  );
