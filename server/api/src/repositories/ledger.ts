import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/Database';

export type SystemAccount = 'mint' | 'treasury' | 'pool' | 'burn';

export interface TokenRow {
  code: string;
  name: string;
  decimals: number;
  isDefault: boolean;
}

/** An account that holds one token; `balance` in minor units. */
export interface LedgerAccount {
  id: bigint;
  playerId: string | null;
  systemName: SystemAccount | null;
  token: string;
  balance: bigint;
}

/** A movement on one account, in minor units: above zero comes in, below goes out. */
export interface Leg {
  accountId: bigint;
  amount: bigint;
}

export interface Entry {
  kind: string;
  legs: Leg[];
  createdAt: Date;
  note?: string;
  /** An entry with the same reference is written once at most. */
  reference?: string;
}

const ACCOUNT_COLUMNS = 'id, player_id as "playerId", system_name as "systemName", token, balance';

/** All tokens, the default one first. */
export const listTokens = (queries: Queries): Promise<TokenRow[]> =>
  queries.query('select code, name, decimals, is_default as "isDefault" from tokens order by position');

/** Opens an account of the player for every token. */
export async function openPlayerAccounts(queries: Queries, playerId: string): Promise<void> {
  await queries.query(
    'insert into ledger_accounts (player_id, token) select $1, code from tokens order by position on conflict do nothing',
    [playerId],
  );
}

/** The accounts of players and of the system that hold `token`, locked in the order of their ids until the transaction ends. */
export const lockAccounts = (
  queries: Queries,
  { token, players, systems }: { token: string; players: string[]; systems: SystemAccount[] },
): Promise<LedgerAccount[]> =>
  queries.query(
    `select ${ACCOUNT_COLUMNS} from ledger_accounts
     where token = $1 and (player_id = any($2::uuid[]) or system_name = any($3::text[])) order by id for update`,
    [token, players, systems],
  );

/** What a player has of every token. */
export const listBalances = (
  queries: Queries,
  playerId: string,
): Promise<(TokenRow & { balance: bigint })[]> =>
  queries.query(
    `select code, name, decimals, is_default as "isDefault", coalesce(balance, 0) as balance
     from tokens left join ledger_accounts on token = code and player_id = $1 order by position`,
    [playerId],
  );

/** What a system account has of each token. */
export const listSystemBalances = (
  queries: Queries,
  name: SystemAccount,
): Promise<{ token: string; balance: bigint }[]> =>
  queries.query('select token, balance from ledger_accounts where system_name = $1', [name]);

/** Writes an entry; undefined when one with its reference stands already. The database refuses legs that do not sum to zero. */
export async function writeEntry(queries: Queries, entry: Entry): Promise<string | undefined> {
  const id = randomUUID();
  const written = await queries.query(
    `insert into ledger_entries (id, kind, reference, note, created_at) values ($1, $2, $3, $4, $5)
     on conflict (reference) do nothing returning id`,
    [id, entry.kind, entry.reference ?? null, entry.note ?? null, entry.createdAt],
  );
  if (written.length === 0) return undefined;
  for (const leg of entry.legs)
    await queries.query('insert into ledger_legs (entry_id, account_id, amount) values ($1, $2, $3)', [
      id,
      leg.accountId,
      leg.amount,
    ]);
  return id;
}
