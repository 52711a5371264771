import type { Queries } from '../../database/Database';

/** A planned run of a node, valid unless the node changes before `until`; whole seconds, mTH/s. */
export interface Run {
  nodeId: string;
  hashrate: bigint;
  from: number;
  until: number;
}

/** Cancels planned runs from `at` on: active runs end at `at`, and their later power changes are removed. */
export async function endRuns(
  queries: Queries,
  { playerId, nodeIds, at }: { playerId: string; nodeIds: string[]; at: number },
): Promise<void> {
  await queries.query(
    `with ended as (
       update node_runs set until_at = $3 where node_id = any($2::uuid[]) and until_at > $3
       returning node_id, hashrate
     ),
     removed as (
       delete from power_changes where node_id = any($2::uuid[]) and at > $3
     )
     insert into power_changes (player_id, node_id, at, delta) select $1::uuid, node_id, $3, -hashrate from ended`,
    [playerId, nodeIds, at],
  );
}

/** Stores runs and schedules their power changes: added at `from`, removed at `until`. */
export async function startRuns(queries: Queries, playerId: string, runs: readonly Run[]): Promise<void> {
  const columns = [
    runs.map(({ nodeId }) => nodeId),
    runs.map(({ hashrate }) => hashrate),
    runs.map(({ from }) => from),
    runs.map(({ until }) => until),
  ];
  await queries.query(
    `with planned as (
       insert into node_runs (node_id, hashrate, from_at, until_at)
       select * from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[])
       returning node_id, hashrate, from_at, until_at
     )
     insert into power_changes (player_id, node_id, at, delta)
       select $1::uuid, node_id, from_at, hashrate from planned
       union all select $1::uuid, node_id, until_at, -hashrate from planned`,
    [playerId, ...columns],
  );
}

// SQL for the earnings index at a time: its value at the start of the block plus the increase since.
const buildIndexSql = (moment: string) =>
  `coalesce((select index_before + index_rate * (least(${moment}, settled_until) - starts_at) from blocks
     where starts_at <= ${moment} and ends_at > ${moment} order by starts_at desc limit 1), reward_index)`;

/**
 * SQL for the earnings of a row of `node_runs` in settled blocks, in 10^-18 minor units; requires `game_state` in the
 * same query.
 */
export const EARNED_BY_RUN = `hashrate * (${buildIndexSql('until_at')} - ${buildIndexSql('from_at')})`;

/** Adds the earnings of finished, settled runs to their nodes and deletes the runs, so that few remain. */
export async function compactRuns(queries: Queries, nodeIds: string[]): Promise<void> {
  await queries.query(
    `with finished as (
       delete from node_runs using game_state where node_id = any($1::uuid[]) and until_at <= settled_until
       returning node_id, ${EARNED_BY_RUN} as earned
     )
     update nodes set earned = nodes.earned + compacted.earned
     from (select node_id, sum(earned) as earned from finished group by node_id) as compacted
     where nodes.id = compacted.node_id`,
    [nodeIds],
  );
}
