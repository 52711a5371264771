import type { Registry, Release } from '@hashgrid/contracts';
import { getEntry, getReleaseId, type Descriptor } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { changeBuild } from './changeBuild';
import { changeChannel, REFUSED_WHILE_HELD, type Change, type ChangeRequest } from './changeChannel';
import { listNameStates, readRegistry, setHold } from '../registry/registry.queries';
import {
  requireEntry,
  withoutCanary,
  withoutRemote,
  withPin,
  withRelease,
  withRollback,
} from '../registry/registryRules';
import { requireBuild } from '../builds/storedBuilds';

/** Returns a function that makes a build the live one of a name, published now. */
export const makeLive =
  ({ now }: Context, { name }: ChangeRequest) =>
  (registry: Registry, release: Release<Descriptor>): Registry =>
    withRelease(registry, name, { ...release, publishedAt: now().toISOString() });

/** Makes an uploaded build live. */
export const publishRelease: Change<ChangeRequest & { release: string }> = (context, actor, request) =>
  changeBuild(context, actor, request, {
    action: 'publish',
    verb: 'publish',
    refusedWhile: REFUSED_WHILE_HELD,
    find: (_registry, queries) => requireBuild(queries, request.name, request.release),
    apply: makeLive(context, request),
  });

/** Makes the live build of one channel live in another. With `release`, it must be the build that was checked. */
export const promoteRelease: Change<ChangeRequest & { from: string; release?: string }> = (
  context,
  actor,
  request,
) =>
  changeBuild(context, actor, request, {
    action: 'promote',
    verb: 'promote',
    refusedWhile: REFUSED_WHILE_HELD,
    find: async (_registry, queries, channel) => {
      const { name, from, release: expected } = request;
      if (from === channel)
        throw new DomainError('conflict', `Could not promote "${name}" from "${channel}" to itself.`);
      const { current } = requireEntry(await readRegistry(queries, from), name, 'promote');
      const id = getReleaseId(current);
      if (expected !== undefined && id !== expected)
        throw new DomainError(
          'conflict',
          `Did not promote "${name}": ${id} has become live in "${from}" since ${expected} was checked. Promote again to check it.`,
        );
      return current;
    },
    apply: makeLive(context, request),
  });

/** Makes the newest previous release live again. */
export const rollBackRelease: Change = (context, actor, request) =>
  changeBuild(context, actor, request, {
    action: 'rollback',
    verb: 'roll back',
    refusedWhile: ['pinned'],
    find: (registry) => requireEntry(withRollback(registry, request.name), request.name, 'roll back').current,
    apply: (registry) => withRollback(registry, request.name),
  });

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

/** Makes a build live, by default the live one, and refuses any other until the name is unpinned. Going back counts as a rollback. */
export const pinRelease: Change<ChangeRequest & { release?: string }> = (context, actor, request) =>
  changeBuild(context, actor, request, {
    action: 'pin',
    verb: 'pin',
    refusedWhile: [],
    find: (registry) => requireReferencedBuild(registry, request.name, request.release),
    apply: async (registry, release, transaction, channel) => {
      const { name, reason = null } = request;
      // A canary would give some players another build.
      const ended = withoutCanary(registry, name, release);
      const value = { at: context.now().toISOString(), who: actor.logName, reason };
      await setHold(transaction, channel, name, { column: 'pinned', value });
      return release === getEntry(registry, name)?.current ? ended : withPin(ended, name, release);
    },
  });

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
