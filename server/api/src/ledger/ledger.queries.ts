import { getFirstRow } from '../database/getFirstRow';
import { randomUUID } from 'node:crypto';
import type { LegPurpose, SystemAccountName } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';

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
  systemName: SystemAccountName | null;
  token: string;
  balance: bigint;
}

/** One line of a journal entry: an amount on one account in minor units, positive for credits, negative for debits. */
export interface Leg {
  accountId: bigint;
  amount: bigint;
  /** Category in the daily profit. */
  purpose?: LegPurpose;
}

export interface Entry {
  kind: string;
  legs: Leg[];
  createdAt: Date;
  note?: string;
  /** A reference is unique: an entry that has one is written at most once. */
  reference?: string;
  /** The UTC day that the entry settles: `2026-01-31`. */
  day?: string;
}

const ACCOUNT_COLUMNS = 'id, player_id as "playerId", system_name as "systemName", token, balance';

/** Returns all tokens, the default one first. */
export const listTokens = (queries: Queries): Promise<TokenRow[]> =>
  queries.query('select code, name, decimals, is_default as "isDefault" from tokens order by position');

/** Opens a player's ledger account for every token that the player has none for. */
export async function openPlayerAccounts(queries: Queries, playerId: string): Promise<void> {
  await queries.query(
    'insert into ledger_accounts (player_id, token) select $1, code from tokens order by position on conflict do nothing',
    [playerId],
  );
}

/**
 * Returns the ledger accounts of players and of the system for these tokens, locked in order of ID until the
 * transaction ends.
 */
export const lockAccounts = (
  queries: Queries,
  { tokens, players, systems }: { tokens: string[]; players: string[]; systems: SystemAccountName[] },
): Promise<LedgerAccount[]> =>
  queries.query(
    `select ${ACCOUNT_COLUMNS} from ledger_accounts
     where token = any($1::text[]) and (player_id = any($2::uuid[]) or system_name = any($3::text[])) order by id for update`,
    [tokens, players, systems],
  );

/** Returns a player's balance of every token. */
export const listBalances = (
  queries: Queries,
  playerId: string,
): Promise<(TokenRow & { balance: bigint })[]> =>
  queries.query(
    `select code, name, decimals, is_default as "isDefault", coalesce(balance, 0) as balance
     from tokens left join ledger_accounts on token = code and player_id = $1 order by position`,
    [playerId],
  );

/**
 * Returns a player's turnover in a token since a time: credits plus debits, both positive, of these kinds of
 * entries.
 */
export async function readTurnover(
  queries: Queries,
  {
    playerId,
    token,
    kinds,
    since,
  }: { playerId: string; token: string; kinds: readonly string[]; since: Date },
): Promise<bigint> {
  const rows = await queries.query<{ turnover: bigint }>(
    `select coalesce(sum(abs(amount)), 0)::bigint as turnover from ledger_legs
     where account_id = (select id from ledger_accounts where player_id = $1 and token = $2)
       and created_at > $4 and kind = any($3::text[])`,
    [playerId, token, kinds, since],
  );
  return getFirstRow(rows).turnover;
}

/** Returns the exchange pool's balances in minor units, by the codes of their tokens. Doesn't lock them. */
export async function readPoolBalances(queries: Queries): Promise<Map<string, bigint>> {
  const rows = await queries.query<{ token: string; balance: bigint }>(
    `select token, balance from ledger_accounts where system_name = 'pool'`,
  );
  return new Map(rows.map(({ token, balance }) => [token, balance]));
}

/**
 * Writes entries with their legs in two statements, however many there are, and returns their IDs. The database rejects
 * entries that don't sum to zero.
 */
export async function writeEntries(queries: Queries, entries: readonly Entry[]): Promise<string[]> {
  const written = entries.map((entry) => ({ ...entry, id: randomUUID() }));
  const ids = written.map(({ id }) => id);
  await queries.query(
    `insert into ledger_entries (id, kind, reference, note, created_at, day)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::date[])`,
    [
      ids,
      entries.map(({ kind }) => kind),
      entries.map(({ reference }) => reference ?? null),
      entries.map(({ note }) => note ?? null),
      entries.map(({ createdAt }) => createdAt),
      entries.map(({ day }) => day ?? null),
    ],
  );
  const legs = written.flatMap(({ id, legs }) => legs.map((leg) => ({ ...leg, entryId: id })));
  await queries.query(
    `insert into ledger_legs (entry_id, account_id, amount, purpose)
     select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[])`,
    [
      legs.map(({ entryId }) => entryId),
      legs.map(({ accountId }) => accountId),
      legs.map(({ amount }) => amount),
      legs.map(({ purpose }) => purpose ?? null),
    ],
  );
  return ids;
}

/** Writes one entry and returns its ID. */
export async function writeEntry(queries: Queries, entry: Entry): Promise<string> {
  return getFirstRow(await writeEntries(queries, [entry]));
}

/** Writes an entry unless its reference exists. */
export async function writeEntryOnce(queries: Queries, entry: Entry & { reference: string }): Promise<void> {
  const rows = await queries.query('select 1 from ledger_entries where reference = $1', [entry.reference]);
  if (rows.length === 0) await writeEntries(queries, [entry]);
}
