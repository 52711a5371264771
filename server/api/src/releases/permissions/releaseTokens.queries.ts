import type { Queries } from '../../database/Database';
import { deleteBatch } from '../../database/deleteBatch';
import { getFirstRow } from '../../database/getFirstRow';

/** A token that may change releases; the database has only its hash. */
export interface ReleaseToken {
  id: string;
  team: string;
  /** Name of the token's user in the release log, such as `GitLab CI`. */
  label: string;
  /** Names of remotes, `shell`, or `*` for every remote but not the shell. */
  remotes: string[];
  /** Names of channels, or `*` for all. */
  channels: string[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

const COLUMNS = `id, team, label, remotes, channels, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt"`;

type NewToken = Omit<ReleaseToken, 'id' | 'revokedAt'> & { hash: string };

/** Stores a token and returns its ID. */
export async function addReleaseToken(queries: Queries, token: NewToken): Promise<string> {
  const rows = await queries.query<{ id: string }>(
    `insert into release_tokens (hash, team, label, remotes, channels, created_at, expires_at)
     values ($1, $2, $3, $4::text[], $5::text[], $6, $7) returning id`,
    [token.hash, token.team, token.label, token.remotes, token.channels, token.createdAt, token.expiresAt],
  );
  return getFirstRow(rows).id;
}

export async function findReleaseToken(queries: Queries, hash: string): Promise<ReleaseToken | null> {
  const [row] = await queries.query<ReleaseToken>(`select ${COLUMNS} from release_tokens where hash = $1`, [
    hash,
  ]);
  return row ?? null;
}

/** Returns the tokens of all teams except `exceptTeam`, newest first. */
export const listReleaseTokens = (
  queries: Queries,
  { exceptTeam }: { exceptTeam: string },
): Promise<ReleaseToken[]> =>
  queries.query<ReleaseToken>(
    `select ${COLUMNS} from release_tokens where team <> $1 order by created_at desc, id`,
    [exceptTeam],
  );

/** Revokes a token. Returns false when there is none with this ID, or it is already revoked. */
export async function revokeReleaseToken(queries: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await queries.query(
    'update release_tokens set revoked_at = $2 where id::text = $1 and revoked_at is null returning id',
    [id, now],
  );
  return rows.length > 0;
}

/** Deletes a batch of tokens that expired before a time, and returns how many. The release log keeps their IDs. */
export const purgeReleaseTokens = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'release_tokens', 'expires_at < $1', [before]);
