import type { Queries } from '../database/Database';

/** Totals of one token's ledger. Sums are integer strings in minor units. */
export interface LedgerSums {
  token: string;
  entries: number;
  legs: number;
  /** Sum of all credits. */
  credited: string;
  /** Sum of all credits and debits; 0 in an intact ledger. */
  sum: string;
  /** Sum of the balances of all players. */
  playerBalances: string;
  /** Number of accounts whose balance isn't the sum of their legs; 0 in an intact ledger. */
  wrongBalances: number;
  /** Depends on every leg with its entry and account, and not on their order. */
  checksum: string;
}

/** Returns the sums of each token, the default token first. */
export const readLedgerSums = (queries: Queries): Promise<LedgerSums[]> =>
  queries.query<LedgerSums>(
    `select code as token, count(distinct entry_id)::float8 as entries, count(leg.id)::float8 as legs,
       coalesce(sum(amount) filter (where amount > 0), 0)::text as credited, coalesce(sum(amount), 0)::text as sum,
       (select coalesce(sum(balance), 0)::text from ledger_accounts where token = code and player_id is not null) as "playerBalances",
       (select count(*)::float8 from (
          select account.id from ledger_accounts account left join ledger_legs own on own.account_id = account.id
          where token = code group by account.id having balance <> coalesce(sum(own.amount), 0)) wrong) as "wrongBalances",
       coalesce(sum(hashtextextended(leg.id || ' ' || entry_id || ' ' || account_id || ' ' || amount, 0)), 0)::text as checksum
     from tokens left join ledger_accounts account on token = code left join ledger_legs leg on leg.account_id = account.id
     group by code, position order by position`,
  );
