import { LIVE_CHANNEL } from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';
import type { Context } from '../../Context';
import { findBuild, listBuiltNames, listRecentBuilds, lockBuilds, removeBuilds } from './builds.queries';
import { listChannels, lockChannel, readRegistry, saveRetired } from '../registry/registry.queries';
import { findExpired, listReferenced, RETENTION_MS, withRetired } from './retiredBuilds';

interface ChannelState {
  channel: string;
  registry: Registry;
}

const listRetired = (registry: Registry, name: string): string[] =>
  (registry.retired?.[name] ?? []).map(({ id }) => id);

/** Returns the IDs of the builds whose retention has ended in a channel, and that no other channel still needs. */
function findDeletable(states: readonly ChannelState[], name: string, now: string): string[] {
  const expired = states.map(({ registry }) => new Set(findExpired(registry, name, now)));
  const isKept = (id: string) =>
    states.some(
      ({ registry }, index) =>
        !expired[index]?.has(id) &&
        [...listReferenced(registry, name), ...listRetired(registry, name)].includes(id),
    );
  return [...new Set(expired.flatMap((ids) => [...ids]))].filter((id) => !isKept(id));
}

/** Deletes the files of a build whose record is removed, unless it was uploaded again since: it may be live by now. */
const deleteFiles = ({ database, releaseStore }: Context, name: string, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockBuilds(transaction, name);
    if (!(await findBuild(transaction, name, id))) await releaseStore.remove(name, id);
  });

async function deleteOldBuilds(context: Context, name: string, signal?: AbortSignal): Promise<void> {
  const { database, now, releaseStore } = context;
  const stored = await releaseStore.list(name);
  const deletable = await database.transaction(async (transaction) => {
    // Channels are locked in the same order by all processes, which prevents deadlocks.
    const channels = await listChannels(transaction);
    const states: ChannelState[] = [];
    for (const channel of channels) {
      await lockChannel(transaction, channel);
      states.push({ channel, registry: await readRegistry(transaction, channel) });
    }
    const time = now();
    const retentionStart = new Date(time.getTime() - RETENTION_MS);
    const recent = await listRecentBuilds(transaction, name, retentionStart);
    const accountedFor = new Set([
      ...recent,
      ...states.flatMap(({ registry }) => [
        ...listReferenced(registry, name),
        ...listRetired(registry, name),
      ]),
    ]);
    const unreferenced = stored.filter((id) => !accountedFor.has(id));
    const ids = findDeletable(states, name, time.toISOString()).filter((id) => !recent.includes(id));
    for (const { channel, registry } of states) {
      const isLive = channel === LIVE_CHANNEL;
      const next = isLive ? withRetired(registry, name, unreferenced, time.toISOString()) : registry;
      const retired = next.retired?.[name] ?? [];
      const remaining = retired.filter(({ id }) => !ids.includes(id));
      if (next !== registry || remaining.length < retired.length)
        await saveRetired(transaction, channel, name, remaining);
    }
    // An upload may have recorded one of them again since `recent` was read.
    await removeBuilds(transaction, name, ids, retentionStart);
    return ids;
  });
  // If the process stops before, the files count as those of an unknown build in the next run.
  for (const id of deletable) if (!signal?.aborted) await deleteFiles(context, name, id);
}

/**
 * Deletes the files of builds of a name that all channels stopped referencing long ago. A stored build that no channel knows is recorded
 * as retired now, unless it was uploaded recently. A failure is logged, not thrown.
 */
export const pruneBuilds = (context: Context, name: string, signal?: AbortSignal): Promise<void> =>
  deleteOldBuilds(context, name, signal).catch((error: Error) =>
    context.log(`Old builds of ${name} could not be deleted: ${error.message}`),
  );

/** Deletes old builds of all names, including those that only have canaries or previews, until the signal aborts. */
export async function pruneAllBuilds(context: Context, signal?: AbortSignal): Promise<void> {
  for (const name of await listBuiltNames(context.database))
    if (!signal?.aborted) await pruneBuilds(context, name, signal);
}
