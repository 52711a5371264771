import type { Registry, Release } from '@hashgrid/contracts';
import {
  getEntry,
  getReleaseId,
  LIVE_CHANNEL,
  withEntry,
  type Descriptor,
  type ReleaseChange,
} from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { changeChannel, type ChangeRequest } from './changeChannel';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { requireScope } from '../permissions/requireScope';
import { listNameStates, readRegistry, setHold } from '../registry/registry.queries';
import { requireEntry, withoutRemote, withRelease, withRollback } from '../registry/registryRules';
import { findBuild } from '../builds/builds.queries';
import { findFileProblems, REFUSED_WHILE_HELD, requireBuild, requireFiles } from '../builds/storedBuilds';

type Change<Request = ChangeRequest> = (
  context: Context,
  actor: ReleaseActor,
  request: Request,
) => Promise<ReleaseChange>;

/**
 * Verifies the files of a build before its channel is locked, because other changes wait for the lock, and a bucket may be slow. The
 * check under the lock then takes one listing, because the store of a bucket remembers verified files.
 */
export async function verifyAhead(
  { releaseStore }: Context,
  actor: ReleaseActor,
  { name, channel = LIVE_CHANNEL }: ChangeRequest,
  find: (channel: string) => Promise<Release<Descriptor> | null | undefined>,
): Promise<void> {
  requireScope(actor, name, channel);
  const release = await find(channel);
  if (release) await findFileProblems(releaseStore, name, release);
}

/** Makes an uploaded build live. */
export const publishRelease: Change<ChangeRequest & { release: string }> = async (
  context,
  actor,
  request,
) => {
  const { name, release: id } = request;
  await verifyAhead(context, actor, request, () => findBuild(context.database, name, id));
  return changeChannel(context, actor, request, {
    action: 'publish',
    verb: 'publish',
    refusedWhile: REFUSED_WHILE_HELD,
    apply: async (registry, transaction) => {
      const release = await requireBuild(transaction, name, id);
      await requireFiles(context.releaseStore, { name, verb: 'publish' }, release);
      const publishedAt = context.now().toISOString();
      return withRelease(registry, name, { ...release, publishedAt });
    },
  });
};

/** Makes the live build of one channel live in another. With `release`, it must be the build that was checked. */
export const promoteRelease: Change<ChangeRequest & { from: string; release?: string }> = async (
  context,
  actor,
  request,
) => {
  await verifyAhead(context, actor, request, async () => {
    const source = await readRegistry(context.database, request.from);
    return getEntry(source, request.name)?.current;
  });
  return changeChannel(context, actor, request, {
    action: 'promote',
    verb: 'promote',
    refusedWhile: REFUSED_WHILE_HELD,
    apply: async (registry, transaction, channel) => {
      const { name, from, release: expected } = request;
      if (from === channel)
        throw new DomainError('conflict', `Could not promote "${name}" from "${channel}" to itself.`);
      const source = await readRegistry(transaction, from);
      const { current } = requireEntry(source, name, 'promote');
      const id = getReleaseId(current);
      if (expected !== undefined && id !== expected)
        throw new DomainError(
          'conflict',
          `Did not promote "${name}": ${id} has become live in "${from}" since ${expected} was checked. Promote again to check it.`,
        );
      await requireFiles(context.releaseStore, { name, verb: 'publish' }, current);
      const publishedAt = context.now().toISOString();
      return withRelease(registry, name, { ...current, publishedAt });
    },
  });
};

/** Makes the newest previous release live again. */
export const rollBackRelease: Change = async (context, actor, request) => {
  const { name } = request;
  await verifyAhead(context, actor, request, async (channel) => {
    const registry = await readRegistry(context.database, channel);
    return getEntry(registry, name)?.previous[0];
  });
  return changeChannel(context, actor, request, {
    action: 'rollback',
    verb: 'roll back',
    refusedWhile: ['pinned'],
    apply: async (registry) => {
      const next = withRollback(registry, name);
      const current = getEntry(next, name)?.current;
      if (current) await requireFiles(context.releaseStore, { name, verb: 'roll back' }, current);
      return next;
    },
  });
};

/** Unpublishes a remote: it has no live release until it is published again. */
export const unpublishRelease: Change = (context, actor, request) =>
  changeChannel(context, actor, request, {
    action: 'unpublish',
    verb: 'unpublish',
    refusedWhile: ['pinned'],
    apply: (registry) => withoutRemote(registry, request.name, context.now().toISOString()),
  });

/** Returns a build that the entry of a name still references. Throws `notFound` for any other. */
function requireReferencedBuild(registry: Registry, name: string, id?: string): Release<Descriptor> {
  const { current, previous, rolledBack = [] } = requireEntry(registry, name, 'pin');
  const referenced = [current, ...previous, ...rolledBack];
  const release = id ? referenced.find((each) => getReleaseId(each) === id) : current;
  if (release) return release;
  throw new DomainError(
    'notFound',
    `Could not pin "${name}" to ${id}: choose one of ${referenced.map(getReleaseId).join(', ')}.`,
  );
}

/** Makes a build live, by default the live one, and refuses any other until the name is unpinned. */
export const pinRelease: Change<ChangeRequest & { release?: string }> = async (context, actor, request) => {
  await verifyAhead(context, actor, request, async (channel) =>
    requireReferencedBuild(await readRegistry(context.database, channel), request.name, request.release),
  );
  return changeChannel(context, actor, request, {
    action: 'pin',
    verb: 'pin',
    refusedWhile: [],
    apply: async (registry, transaction, channel) => {
      const { name, reason = null } = request;
      // Ends a canary, which would give some players another build.
      const { candidate, ...entry } = requireEntry(registry, name, 'pin');
      const { current } = entry;
      const release = requireReferencedBuild(registry, name, request.release);
      await requireFiles(context.releaseStore, { name, verb: 'pin' }, release);
      const value = { at: context.now().toISOString(), who: actor.logName, reason };
      await setHold(transaction, channel, name, { column: 'pinned', value });
      if (release !== current) return withRelease(registry, name, release);
      return candidate ? withEntry(registry, name, entry) : registry;
    },
  });
};

/** Refuses new builds; a rollback stays possible. */
export const pauseRelease: Change = (context, actor, request) =>
  changeChannel(context, actor, request, {
    action: 'pause',
    verb: 'pause',
    refusedWhile: [],
    apply: async (registry, transaction, channel) => {
      const { name, reason = null } = request;
      requireEntry(registry, name, 'pause');
      const value = { at: context.now().toISOString(), who: actor.logName, reason };
      await setHold(transaction, channel, name, { column: 'paused', value });
      return registry;
    },
  });

/** Defines the change that ends a hold. */
const defineHoldEnd =
  (action: 'resume' | 'unpin', column: 'paused' | 'pinned'): Change =>
  (context, actor, request) =>
    changeChannel(context, actor, request, {
      action,
      verb: action,
      refusedWhile: [],
      apply: async (registry, transaction, channel) => {
        const { name } = request;
        const states = await listNameStates(transaction, channel);
        // A name that is unpublished or malformed can still be held, and a publish is refused until the hold ends.
        if (!states.some((state) => state.name === name && state[column]))
          requireEntry(registry, name, action);
        await setHold(transaction, channel, name, { column, value: null });
        return registry;
      },
    });

export const resumeRelease = defineHoldEnd('resume', 'paused');
export const unpinRelease = defineHoldEnd('unpin', 'pinned');
