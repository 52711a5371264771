import type { Queries } from '../database/Database';

interface FlagOfPlayer {
  name: string;
  percentage: number;
  isListed: boolean;
}

/** Returns all flags, and whether each lists this player. */
export const findFlagsOfPlayer = (queries: Queries, accountId: string): Promise<FlagOfPlayer[]> =>
  queries.query<FlagOfPlayer>(
    `select name, percentage, account_id is not null as "isListed"
     from flags left join flag_players on flag = name and account_id = $1
     order by name`,
    [accountId],
  );

export interface Flag {
  name: string;
  /** Percentage of all players it is on for. */
  percentage: number;
  /** Usernames of the players it is always on for. */
  players: string[];
}

/** Returns all flags, sorted by name. */
export const listFlags = (queries: Queries): Promise<Flag[]> =>
  queries.query<Flag>(
    `select name, percentage,
       array(select username from flag_players join accounts on accounts.id = account_id
             where flag = flags.name order by username) as players
     from flags order by name`,
  );

/** Saves a flag: the percentage of players it is on for, and the players it is always on for. */
export async function saveFlag(
  queries: Queries,
  name: string,
  percentage: number,
  accountIds: readonly string[],
): Promise<void> {
  await queries.query(
    `insert into flags (name, percentage) values ($1, $2)
     on conflict (name) do update set percentage = excluded.percentage`,
    [name, percentage],
  );
  await queries.query('delete from flag_players where flag = $1', [name]);
  for (const accountId of accountIds)
    await queries.query('insert into flag_players (flag, account_id) values ($1, $2)', [name, accountId]);
}

/** Deletes a flag. Returns whether there was one of this name. */
export async function deleteFlag(queries: Queries, name: string): Promise<boolean> {
  const rows = await queries.query('delete from flags where name = $1 returning name', [name]);
  return rows.length > 0;
}

interface FlagLogEntry {
  at: Date;
  flag: string;
  /** Null where the flag was removed. */
  percentage: number | null;
  /** How many players were listed. */
  players: number;
  /** The operator who changed it. */
  user: string;
  reason: string | null;
}

export async function addFlagLogEntry(queries: Queries, entry: FlagLogEntry): Promise<void> {
  const { at, flag, percentage, players, user, reason } = entry;
  await queries.query(
    'insert into flag_log (at, flag, percentage, players, who, reason) values ($1, $2, $3, $4, $5, $6)',
    [at, flag, percentage, players, user, reason],
  );
}

/** Returns the newest 50 changes, newest first, of one flag or of all. */
export const listFlagLog = (queries: Queries, flag: string | null): Promise<FlagLogEntry[]> =>
  queries.query<FlagLogEntry>(
    `select at, flag, percentage, players, who as "user", reason from flag_log
     where $1::text is null or flag = $1 order by id desc limit 50`,
    [flag],
  );
