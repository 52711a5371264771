import type { Release } from '@hashgrid/contracts';
import type { Descriptor } from '@hashgrid/contracts/releases';
import { ADVISORY_LOCKS } from '../../database/advisoryLocks';
import type { Queries } from '../../database/Database';

interface Build {
  name: string;
  id: string;
  release: Release<Descriptor>;
  at: Date;
}

/** Longer than the usual limit, because a slow bucket takes long to delete a build. With the time to store it, shorter than the limits of proxies. */
const BUILDS_LOCK_TIMEOUT = '30s';

/** Makes the uploads of a name and the deletions of its builds wait for each other, until the transaction ends. */
export async function lockBuilds(queries: Queries, name: string): Promise<void> {
  await queries.query(`set local lock_timeout = '${BUILDS_LOCK_TIMEOUT}'`);
  await queries.query('select pg_advisory_xact_lock($1::integer, hashtext($2))', [
    ADVISORY_LOCKS.builds,
    name,
  ]);
}

/** Records an uploaded build. Uploading the same files again updates the record: they may come from other sources or another checkout. */
export async function addBuild(queries: Queries, { name, id, release, at }: Build): Promise<void> {
  await queries.query(
    `insert into release_builds (name, id, release, uploaded_at) values ($1, $2, $3::json, $4)
     on conflict (name, id) do update set release = excluded.release, uploaded_at = excluded.uploaded_at`,
    [name, id, JSON.stringify(release), at],
  );
}

export async function findBuild(
  queries: Queries,
  name: string,
  id: string,
): Promise<Release<Descriptor> | null> {
  const [row] = await queries.query<{ release: Release<Descriptor> }>(
    'select release from release_builds where name = $1 and id = $2',
    [name, id],
  );
  return row?.release ?? null;
}

/** Removes the records of builds whose files are deleted, except those that were uploaded again at or after a time. */
export async function removeBuilds(
  queries: Queries,
  name: string,
  ids: readonly string[],
  uploadedSince: Date,
): Promise<void> {
  await queries.query(
    'delete from release_builds where name = $1 and id = any($2::text[]) and uploaded_at < $3',
    [name, ids, uploadedSince],
  );
}

/** Returns the IDs of the builds of a name that were uploaded at or after a time. */
export async function listRecentBuilds(
  queries: Queries,
  name: string,
  uploadedSince: Date,
): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    'select id from release_builds where name = $1 and uploaded_at >= $2',
    [name, uploadedSince],
  );
  return rows.map(({ id }) => id);
}

/** Returns the names that have uploaded or retired builds. */
export async function listBuiltNames(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ name: string }>(
    'select name from release_builds union select name from retired_builds order by name',
  );
  return rows.map(({ name }) => name);
}
