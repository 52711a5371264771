import type { Registry, RetiredBuild } from '@hashgrid/contracts';
import { parseRegistry, SHELL } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { getFirstRow } from '../../database/getFirstRow';
import { listCanaries, saveCanary } from './canaries.queries';

/** A pause or a pin of a name: who set it, when and why. */
export interface Hold {
  at: string;
  who: string;
  reason: string | null;
}

/** The holds of a name, which gateways don't get. */
export interface NameState {
  name: string;
  paused: Hold | null;
  pinned: Hold | null;
}

/** Returns the revision of a channel; 0 for one to which nothing has been published. */
export async function findRevision(queries: Queries, channel: string): Promise<number> {
  const [row] = await queries.query<{ revision: bigint }>(
    'select revision from release_channels where name = $1',
    [channel],
  );
  return Number(row?.revision ?? 0);
}

/** Locks a channel until the end of the transaction, creates it if needed, and returns its revision. */
export async function lockChannel(queries: Queries, channel: string): Promise<number> {
  await queries.query('insert into release_channels (name, revision) values ($1, 0) on conflict do nothing', [
    channel,
  ]);
  const rows = await queries.query<{ revision: bigint }>(
    'select revision from release_channels where name = $1 for update',
    [channel],
  );
  return Number(getFirstRow(rows).revision);
}

export async function setRevision(queries: Queries, channel: string, revision: number): Promise<void> {
  await queries.query('update release_channels set revision = $2 where name = $1', [channel, revision]);
}

interface StoredName {
  name: string;
  entry: unknown;
  unpublishedAt: Date | null;
}

/**
 * Returns the registry of a channel as it is stored. The revision is read first, so a concurrent change can make it too old but
 * never too new: a reader who compares revisions then reads again.
 */
export async function readStoredRegistry(queries: Queries, channel: string): Promise<Registry> {
  const revision = await findRevision(queries, channel);
  const rows = await queries.query<StoredName>(
    'select name, entry, unpublished_at as "unpublishedAt" from release_entries where channel = $1 order by name',
    [channel],
  );
  const retiredRows = await queries.query<{ name: string; id: string; leftAt: Date }>(
    `select name, build as id, left_at as "leftAt" from retired_builds where channel = $1
     order by name, left_at desc, build`,
    [channel],
  );
  const canaries = await listCanaries(queries, channel);
  const entries = rows
    .filter(({ entry }) => entry !== null)
    .map(({ name, entry }) => {
      const candidate = canaries.get(name);
      return { name, entry: candidate ? { ...(entry as object), candidate } : entry };
    });
  const unpublished = rows.flatMap(({ name, unpublishedAt }) =>
    unpublishedAt ? [[name, unpublishedAt.toISOString()] as const] : [],
  );
  const retired = new Map<string, RetiredBuild[]>();
  for (const { name, id, leftAt } of retiredRows)
    retired.set(name, [...(retired.get(name) ?? []), { id, leftAt: leftAt.toISOString() }]);
  return {
    revision,
    shell: (entries.find(({ name }) => name === SHELL)?.entry ?? null) as Registry['shell'],
    remotes: Object.fromEntries(
      entries.filter(({ name }) => name !== SHELL).map(({ name, entry }) => [name, entry]),
    ) as Registry['remotes'],
    ...(retired.size > 0 && { retired: Object.fromEntries(retired) }),
    ...(unpublished.length > 0 && { unpublished: Object.fromEntries(unpublished) }),
  };
}

/** Returns the registry of a channel; invalid entries are in `malformed`. */
export const readRegistry = async (queries: Queries, channel: string): Promise<Registry> =>
  parseRegistry(JSON.stringify(await readStoredRegistry(queries, channel)));

/** Stores the entry, canary and retired builds that the registry has for one name. */
export async function saveName(
  queries: Queries,
  channel: string,
  name: string,
  registry: Registry,
): Promise<void> {
  const entry = name === SHELL ? registry.shell : registry.remotes[name];
  const stored = entry ? { ...entry, candidate: undefined } : (registry.malformed?.[name]?.value ?? null);
  await queries.query(
    `insert into release_entries (channel, name, entry, unpublished_at) values ($1, $2, $3::json, $4)
     on conflict (channel, name) do update set entry = excluded.entry, unpublished_at = excluded.unpublished_at`,
    [channel, name, stored === null ? null : JSON.stringify(stored), registry.unpublished?.[name] ?? null],
  );
  await saveCanary(queries, channel, name, registry);
  await saveRetired(queries, channel, name, registry.retired?.[name] ?? []);
}

/** Replaces the retired builds of one name. */
export async function saveRetired(
  queries: Queries,
  channel: string,
  name: string,
  builds: readonly RetiredBuild[],
): Promise<void> {
  await queries.query('delete from retired_builds where channel = $1 and name = $2', [channel, name]);
  await queries.query(
    `insert into retired_builds (channel, name, build, left_at)
     select $1, $2, id, "leftAt" from jsonb_to_recordset($3::jsonb) as item (id text, "leftAt" timestamptz)
     on conflict do nothing`,
    [channel, name, JSON.stringify(builds)],
  );
}

/** Returns all names of a channel with their holds. */
export const listNameStates = (queries: Queries, channel: string): Promise<NameState[]> =>
  queries.query<NameState>(
    'select name, paused, pinned from release_entries where channel = $1 order by name',
    [channel],
  );

/** Sets a hold of a name; null ends it. */
export async function setHold(
  queries: Queries,
  channel: string,
  name: string,
  hold: { column: 'paused' | 'pinned'; value: Hold | null },
): Promise<void> {
  await queries.query(
    `update release_entries set ${hold.column} = $3::json where channel = $1 and name = $2`,
    [channel, name, hold.value && JSON.stringify(hold.value)],
  );
}

export const listChannels = async (queries: Queries): Promise<string[]> =>
  (await queries.query<{ name: string }>('select name from release_channels order by name')).map(
    ({ name }) => name,
  );
