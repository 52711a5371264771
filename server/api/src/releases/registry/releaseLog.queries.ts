import type { ReleaseAction, ReleaseLogEntry } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';

type NewEntry = Omit<ReleaseLogEntry, 'id' | 'at'> & { at: Date };

export async function addLogEntry(queries: Queries, entry: NewEntry): Promise<void> {
  await queries.query(
    `insert into release_log (at, channel, name, action, from_build, to_build, revision, team, who, token_id,
       commit_id, ci_run, reason, check_outcome, percent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      entry.at,
      entry.channel,
      entry.name,
      entry.action,
      entry.from,
      entry.to,
      entry.revision,
      entry.team,
      entry.who,
      entry.tokenId,
      entry.commit,
      entry.ciRun,
      entry.reason,
      entry.check,
      entry.percent,
    ],
  );
}

interface Filter {
  channel: string;
  name?: string | undefined;
  /** ID of an entry; only older ones are returned. */
  before?: string | undefined;
  limit: number;
}

interface LogRow extends Omit<ReleaseLogEntry, 'id' | 'at' | 'revision' | 'action'> {
  id: bigint;
  at: Date;
  revision: bigint;
  action: ReleaseAction;
}

/** Returns the newest entries of the log of a channel. */
export async function listLogEntries(
  queries: Queries,
  { channel, name, before, limit }: Filter,
): Promise<ReleaseLogEntry[]> {
  const rows = await queries.query<LogRow>(
    `select id, at, channel, name, action, from_build as "from", to_build as "to", revision, team, who,
       token_id as "tokenId", commit_id as "commit", ci_run as "ciRun", reason, check_outcome as "check",
       percent
     from release_log
     where channel = $1 and ($2::text is null or name = $2) and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [channel, name ?? null, before ?? null, limit],
  );
  return rows.map(({ id, at, revision, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    revision: Number(revision),
  }));
}
