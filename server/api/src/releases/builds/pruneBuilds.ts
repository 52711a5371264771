import { LIVE_CHANNEL } from '@hashgrid/contracts/releases';
import type { Registry } from '@hashgrid/contracts';
import type { Context } from '../../Context';
import { listBuiltNames, listRecentBuilds, removeBuilds } from './builds.queries';
import { listChannels, lockChannel, readRegistry, saveRetired } from '../registry/registry.queries';
import type { ReleaseStore } from '../../release-store/ReleaseStore';
import { findExpired, listReferenced, RETENTION_MS, withRetired } from './retiredBuilds';

interface ChannelState {
  channel: string;
  registry: Registry;
}

const listRetired = (registry: Registry, name: string): string[] =>
  (registry.retired?.[name] ?? []).map(({ id }) => id);

/** Returns the builds that no channel refers to, and that left each of them long ago. */
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

/**
 * Deletes the files of builds of a name that left all channels long ago. A build that no channel knows counts as leaving now,
 * unless it was uploaded recently.
 */
export async function pruneBuilds(
  { database, now }: Context,
  store: ReleaseStore,
  name: string,
): Promise<void> {
  const stored = await store.list(name);
  const deletable = await database.transaction(async (transaction) => {
    // Always in the same order, so that two of these never wait for each other.
    const channels = await listChannels(transaction);
    const states: ChannelState[] = [];
    for (const channel of channels) {
      await lockChannel(transaction, channel);
      states.push({ channel, registry: await readRegistry(transaction, channel) });
    }
    const time = now();
    const recent = await listRecentBuilds(transaction, name, new Date(time.getTime() - RETENTION_MS));
    const known = new Set([
      ...recent,
      ...states.flatMap(({ registry }) => [
        ...listReferenced(registry, name),
        ...listRetired(registry, name),
      ]),
    ]);
    const strays = stored.filter((id) => !known.has(id));
    const ids = findDeletable(states, name, time.toISOString()).filter((id) => !recent.includes(id));
    for (const { channel, registry } of states) {
      const isLive = channel === LIVE_CHANNEL;
      const next = isLive ? withRetired(registry, name, strays, time.toISOString()) : registry;
      const retired = next.retired?.[name] ?? [];
      const remaining = retired.filter(({ id }) => !ids.includes(id));
      if (next !== registry || remaining.length < retired.length)
        await saveRetired(transaction, channel, name, remaining);
    }
    await removeBuilds(transaction, name, ids);
    return ids;
  });
  for (const id of deletable) await store.remove(name, id);
}

/** Deletes old builds of all names, those too that only have canaries or previews. A failure is logged. */
export async function pruneAllBuilds(context: Context): Promise<void> {
  for (const name of await listBuiltNames(context.database))
    await pruneBuilds(context, context.releaseStore, name).catch((error: Error) =>
      context.log(`Old builds of ${name} could not be deleted: ${error.message}`),
    );
}
