import { getFirstRow } from '../../database/getFirstRow';
import type { Queries } from '../../database/Database';

/** A path of a remote. `shape` is the same for all paths that a router doesn't tell apart. */
export interface ClaimedPath {
  path: string;
  shape: string;
}

/** Returns the team that has claimed a name; null if nobody has. */
export async function findClaim(queries: Queries, name: string): Promise<string | null> {
  const [row] = await queries.query<{ team: string }>('select team from release_claims where name = $1', [
    name,
  ]);
  return row?.team ?? null;
}

/**
 * Claims a name for a team unless a team other than `replaceable` has claimed it, and returns the team that has it. Waits for another
 * transaction that is claiming the name.
 */
export async function addClaim(
  queries: Queries,
  { name, team, replaceable }: { name: string; team: string; replaceable: string },
): Promise<string> {
  const rows = await queries.query<{ team: string }>(
    `insert into release_claims as claim (name, team) values ($1, $2)
     on conflict (name) do update set team = case when claim.team = $3 then excluded.team else claim.team end
     returning team`,
    [name, team, replaceable],
  );
  return getFirstRow(rows).team;
}

/** Returns all paths of the channel, with the names that have them and their teams. */
export const listClaimedPaths = (
  queries: Queries,
  channel: string,
): Promise<(ClaimedPath & { name: string; team: string | null })[]> =>
  queries.query(
    `select shape, path, release_paths.name, release_claims.team from release_paths
     left join release_claims on release_claims.name = release_paths.name
     where channel = $1 order by shape`,
    [channel],
  );

/** Replaces the paths of a name in a channel. */
export async function setPaths(
  queries: Queries,
  { channel, name, paths }: { channel: string; name: string; paths: readonly ClaimedPath[] },
): Promise<void> {
  await queries.query('delete from release_paths where channel = $1 and name = $2', [channel, name]);
  await queries.query(
    `insert into release_paths (channel, shape, path, name)
     select $1, shape, path, $2 from jsonb_to_recordset($3::jsonb) as item (shape text, path text)`,
    [channel, name, JSON.stringify(paths)],
  );
}

/** Returns the claimed names with their teams, and their paths in the channel. */
export const listClaims = (
  queries: Queries,
  channel: string,
): Promise<{ name: string; team: string; paths: string[] }[]> =>
  queries.query(
    `select release_claims.name, team,
       coalesce(array_agg(path order by path) filter (where path is not null), '{}') as paths
     from release_claims left join release_paths on release_paths.name = release_claims.name and channel = $1
     group by release_claims.name, team`,
    [channel],
  );
