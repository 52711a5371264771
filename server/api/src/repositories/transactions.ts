import type { Queries } from '../database/Database';

/** A line of a player's activity: one leg with what stands around it. */
export interface TransactionRow {
  legId: bigint;
  entryId: string;
  kind: string;
  token: string;
  decimals: number;
  amount: bigint;
  counterparty: string | null;
  note: string | null;
  createdAt: Date;
}

/** The newest legs of a player below `beforeLeg`, of one token if named. A page costs the same however many there are. */
export const listTransactions = (
  queries: Queries,
  page: { playerId: string; beforeLeg: bigint | null; token: string | null; count: number },
): Promise<TransactionRow[]> =>
  queries.query(
    `select leg.id as "legId", entry.id as "entryId", entry.kind, own.token, tokens.decimals, leg.amount,
       entry.note, entry.created_at as "createdAt",
       (select username from ledger_legs other
         join ledger_accounts theirs on theirs.id = other.account_id
         join accounts on accounts.id = theirs.player_id
         where other.entry_id = entry.id and theirs.player_id <> $1 order by other.id limit 1) as counterparty
     from ledger_accounts own
     cross join lateral (
       select id, entry_id, amount from ledger_legs
       where account_id = own.id and ($2::bigint is null or id < $2) order by id desc limit $4
     ) leg
     join ledger_entries entry on entry.id = leg.entry_id
     join tokens on tokens.code = own.token
     where own.player_id = $1 and ($3::text is null or own.token = $3)
     order by leg.id desc limit $4`,
    [page.playerId, page.beforeLeg, page.token, page.count],
  );
