import { getFirstRow } from '../../database/getFirstRow';
import type { Queries } from '../../database/Database';
import { EARNED_BY_RUN } from './runs.queries';

/** A stored node; game times are whole seconds. */
export interface NodeRow {
  id: string;
  type: string;
  name: string;
  level: number;
  /** mTH/s. */
  hashrate: bigint;
  isOn: boolean;
  /** Charge in ticks at `chargedAt`. */
  charge: number;
  chargedAt: number;
  createdAt: Date;
  expiresAt: number;
}

/** A node with its earnings in ORE (minor units). */
export interface EarningNode extends NodeRow {
  earned: bigint;
}

const COLUMNS = `nodes.id, type, name, level, nodes.hashrate, is_on as "isOn", charge,
  charged_at::float8 as "chargedAt", created_at as "createdAt", expires_at::float8 as "expiresAt"`;

/** Locks and returns a player's nodes that expire after `since`, in order of ID; limited to `ids` if given. */
export const lockNodes = (
  queries: Queries,
  { playerId, ids, since }: { playerId: string; ids?: string[]; since: number },
): Promise<NodeRow[]> =>
  queries.query(
    `select ${COLUMNS} from nodes where player_id = $1 and expires_at > $2 and ($3::uuid[] is null or id = any($3))
     order by id for update`,
    [playerId, since, ids ?? null],
  );

/**
 * Returns a player's nodes that expire after `since`, oldest first, with their earnings, which are stored in 10^-18 minor units;
 * limited to `id` if given.
 */
export const listNodes = (
  queries: Queries,
  { playerId, id, since }: { playerId: string; id?: string; since: number },
): Promise<EarningNode[]> =>
  queries.query(
    `select ${COLUMNS}, div(earned + coalesce((select sum(${EARNED_BY_RUN})
       from (select node_runs.*, settled_until, reward_index from node_runs cross join game_state
         where node_id = nodes.id) as run), 0), 1000000000000000000)::bigint as earned
     from nodes where player_id = $1 and expires_at > $2 and ($3::uuid is null or id = $3) order by created_at, id`,
    [playerId, since, id ?? null],
  );

/** Returns the latest time of a change of a player's nodes that expire after `since`; 0 without one. */
export async function readLastChange(
  queries: Queries,
  { playerId, since }: { playerId: string; since: number },
): Promise<number> {
  const rows = await queries.query<{ at: number }>(
    `select coalesce(max(greatest(charged_at, (select max(from_at) from node_runs where node_id = nodes.id))), 0)::float8 as at
     from nodes where player_id = $1 and expires_at > $2`,
    [playerId, since],
  );
  return getFirstRow(rows).at;
}

/** Returns the number of a player's unexpired nodes. */
export async function countLiveNodes(queries: Queries, playerId: string, now: number): Promise<number> {
  const rows = await queries.query<{ count: number }>(
    'select count(*)::integer as count from nodes where player_id = $1 and expires_at > $2',
    [playerId, now],
  );
  return getFirstRow(rows).count;
}

export async function addNode(queries: Queries, playerId: string, node: NodeRow): Promise<void> {
  await queries.query(
    `insert into nodes (id, player_id, type, name, level, hashrate, is_on, charge, charged_at, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      node.id,
      playerId,
      node.type,
      node.name,
      node.level,
      node.hashrate,
      node.isOn,
      node.charge,
      node.chargedAt,
      node.createdAt,
      node.expiresAt,
    ],
  );
}

/** Stores the level, hashrate, on/off state and charge of several nodes. */
export async function saveNodes(queries: Queries, nodes: readonly NodeRow[]): Promise<void> {
  await queries.query(
    `update nodes set level = changed.level, hashrate = changed.hashrate, is_on = changed.is_on,
       charge = changed.charge, charged_at = changed.charged_at
     from unnest($1::uuid[], $2::integer[], $3::bigint[], $4::boolean[], $5::integer[], $6::bigint[])
       as changed (id, level, hashrate, is_on, charge, charged_at)
     where nodes.id = changed.id`,
    [
      nodes.map(({ id }) => id),
      nodes.map(({ level }) => level),
      nodes.map(({ hashrate }) => hashrate),
      nodes.map(({ isOn }) => isOn),
      nodes.map(({ charge }) => charge),
      nodes.map(({ chargedAt }) => chargedAt),
    ],
  );
}

/** Renames a player's node. */
export async function renameNode(
  queries: Queries,
  { playerId, id, name }: { playerId: string; id: string; name: string },
): Promise<void> {
  await queries.query('update nodes set name = $3 where id = $1 and player_id = $2', [id, playerId, name]);
}

/** Marks nodes that `resumeNodes` starts again. */
export async function markForResume(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.query('update nodes set resumes = true where id = any($1::uuid[])', [ids]);
}

/** Returns the IDs of a player's marked nodes and clears the marks. */
export async function takeMarkedForResume(queries: Queries, playerId: string): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'update nodes set resumes = false where player_id = $1 and resumes returning id',
    [playerId],
  );
  return rows.map(({ id }) => id);
}
