import type { LocalBuild } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { deleteBatch } from '../../database/deleteBatch';
import { getFirstRow } from '../../database/getFirstRow';

interface NewPreview {
  channel: string;
  name: string;
  /** ID of the build; null for one on a developer's computer. */
  build: string | null;
  local: LocalBuild | null;
  createdAt: Date;
  expiresAt: Date;
}

export interface StoredPreview extends NewPreview {
  id: string;
  revokedAt: Date | null;
}

/** Returns the ID of the new preview. */
export async function addPreview(queries: Queries, preview: NewPreview): Promise<string> {
  const { channel, name, build, local, createdAt, expiresAt } = preview;
  const rows = await queries.query<{ id: string }>(
    `insert into release_previews (channel, name, build, local, created_at, expires_at)
     values ($1, $2, $3, $4::json, $5, $6) returning id`,
    [channel, name, build, local && JSON.stringify(local), createdAt, expiresAt],
  );
  return getFirstRow(rows).id;
}

export async function findPreview(queries: Queries, id: string): Promise<StoredPreview | null> {
  const [row] = await queries.query<StoredPreview>(
    `select id, channel, name, build, local, created_at as "createdAt", expires_at as "expiresAt",
       revoked_at as "revokedAt"
     from release_previews where id = $1::uuid`,
    [id],
  );
  return row ?? null;
}

/** Revokes a preview. Returns false when it is already revoked. */
export async function setPreviewRevoked(queries: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await queries.query(
    'update release_previews set revoked_at = $2 where id = $1::uuid and revoked_at is null returning id',
    [id, now],
  );
  return rows.length > 0;
}

/** Deletes a batch of previews that expired before a time, and returns how many. The log keeps what they showed. */
export const purgePreviews = (queries: Queries, before: Date): Promise<number> =>
  deleteBatch(queries, 'release_previews', 'expires_at < $1', [before]);
