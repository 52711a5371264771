import { getFirstRow } from '../database/getFirstRow';
import type { Queries, Transaction } from '../database/Database';

/** A row of a player's activity: one leg with the data of its entry. */
export interface TransactionRow {
  legId: bigint;
  entryId: string;
  kind: string;
  token: string;
  decimals: number;
  /** Minor units, negative for an outgoing leg. */
  amount: bigint;
  purpose: string | null;
  counterparty: string | null;
  note: string | null;
  createdAt: Date;
}

/** Filter, order and position of the rows. */
export interface TransactionPage {
  playerId: string;
  token?: string;
  kind?: string;
  direction?: 'in' | 'out';
  /** Start (inclusive) and end (exclusive) of the time range. */
  since?: Date;
  before?: Date;
  order: 'newest' | 'oldest';
  /** The leg after which the page begins. */
  cursor: bigint | null;
  /** The newest leg to list. */
  until?: bigint;
  count: number;
}

/** Collects parameter values and returns their placeholders `$1`, `$2` …. */
const createParameterList = () => {
  const values: unknown[] = [];
  return { values, add: (value: unknown) => `$${values.push(value)}` };
};

type AddParameter = ReturnType<typeof createParameterList>['add'];

// Legs are listed by ID, so a time range is turned into a range of IDs, which has an index. IDs follow the time only to
// within a minute, because a clock may step back and the clocks of two processes differ. So the nearest leg beyond that
// minute bounds the IDs, and the condition on the time excludes the rest.
// Both `is true` and the row comparison stop the planner from sorting all rows of the range first: it can't use the
// former with an index, and would otherwise assume that a range between two unknown IDs is short.
const selectNearestLeg = (comparison: string, order: string) =>
  `(select id from ledger_legs where account_id = own.id and created_at ${comparison}
     order by created_at ${order}, id ${order} limit 1)`;
const MAX_BIGINT = 2n ** 63n - 1n;

const buildTimeConditions = ({ since, before }: TransactionPage, add: AddParameter): string[] => {
  const conditions: string[] = [];
  if (since) {
    const moment = `${add(since)}::timestamptz`;
    const earlier = selectNearestLeg(`< ${moment} - interval '1 minute'`, 'desc');
    conditions.push(
      `(created_at >= ${moment}) is true`,
      `(account_id, id) > (own.id, coalesce(${earlier}, 0))`,
    );
  }
  if (before) {
    const moment = `${add(before)}::timestamptz`;
    const later = selectNearestLeg(`>= ${moment} + interval '1 minute'`, 'asc');
    conditions.push(`(created_at < ${moment}) is true`, `id < coalesce(${later}, ${MAX_BIGINT})`);
  }
  return conditions;
};

/** Returns SQL with only the requested conditions, so that each list has a matching index. */
function buildConditions(page: TransactionPage, add: AddParameter): string {
  const { kind, direction, cursor, order, until } = page;
  return [
    'account_id = own.id',
    ...(kind ? [`kind = ${add(kind)}`] : []),
    ...(direction ? [`is_in = ${direction === 'in'}`] : []),
    ...(cursor === null ? [] : [`id ${order === 'newest' ? '<' : '>'} ${add(cursor)}`]),
    ...(until === undefined ? [] : [`id <= ${add(until)}`]),
    ...buildTimeConditions(page, add),
  ].join(' and ');
}

/** Returns a page of a player's legs. Every page costs the same, however many legs there are. */
export function listTransactions(queries: Queries, page: TransactionPage): Promise<TransactionRow[]> {
  const { values, add } = createParameterList();
  const direction = page.order === 'newest' ? 'desc' : 'asc';
  const player = add(page.playerId);
  const count = add(page.count);
  const token = page.token ? `and own.token = ${add(page.token)}` : '';
  return queries.query(
    `select leg.id as "legId", entry.id as "entryId", leg.kind, own.token, tokens.decimals, leg.amount, leg.purpose,
       entry.note, leg.created_at as "createdAt",
       (select username from ledger_legs other
         join ledger_accounts theirs on theirs.id = other.account_id
         join accounts on accounts.id = theirs.player_id
         where other.entry_id = entry.id and theirs.player_id <> ${player} order by other.id limit 1) as counterparty
     from ledger_accounts own
     cross join lateral (
       select id, entry_id, kind, amount, purpose, created_at from ledger_legs
       where ${buildConditions(page, add)} order by id ${direction} limit ${count}
     ) leg
     join ledger_entries entry on entry.id = leg.entry_id
     join tokens on tokens.code = own.token
     where own.player_id = ${player} ${token}
     order by leg.id ${direction} limit ${count}`,
    values,
  );
}

/**
 * Returns the ID of a player's newest leg, 0 without one. All legs up to it are committed, because whoever writes legs locks
 * their accounts first.
 */
export async function findNewestLeg(transaction: Transaction, playerId: string): Promise<bigint> {
  await transaction.query('select 1 from ledger_accounts where player_id = $1 order by id for share', [
    playerId,
  ]);
  const rows = await transaction.query<{ id: bigint }>(
    `select coalesce(max(newest.id), 0)::bigint as id from ledger_accounts own
     cross join lateral (select max(id) as id from ledger_legs where account_id = own.id) newest
     where own.player_id = $1`,
    [playerId],
  );
  return getFirstRow(rows).id;
}

/** One leg of an entry. */
export interface LegRow {
  playerId: string | null;
  username: string | null;
  systemName: string | null;
  token: string;
  decimals: number;
  amount: bigint;
  purpose: string | null;
}

export interface EntryRow {
  id: string;
  kind: string;
  note: string | null;
  day: string | null;
  createdAt: Date;
}

/** Returns an entry in which the player has a leg, with all its legs; undefined otherwise. */
export async function findTransaction(
  queries: Queries,
  { playerId, id }: { playerId: string; id: string },
): Promise<{ entry: EntryRow; legs: LegRow[] } | undefined> {
  const legs = await queries.query<LegRow>(
    `select player_id as "playerId", username, system_name as "systemName", token, decimals, amount, purpose
     from ledger_legs join ledger_accounts own on own.id = account_id join tokens on code = token
     left join accounts on accounts.id = player_id where entry_id = $1 order by ledger_legs.id`,
    [id],
  );
  if (!legs.some((leg) => leg.playerId === playerId)) return undefined;
  const entries = await queries.query<EntryRow>(
    'select id, kind, note, day::text as day, created_at as "createdAt" from ledger_entries where id = $1',
    [id],
  );
  return { entry: getFirstRow(entries), legs };
}
