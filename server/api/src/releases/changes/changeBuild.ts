import type { Registry, Release } from '@hashgrid/contracts';
import { LIVE_CHANNEL, type Descriptor, type ReleaseChange } from '@hashgrid/contracts/releases';
import type { Context } from '../../Context';
import type { Queries, Transaction } from '../../database/Database';
import { findFileProblems, requireFiles } from '../builds/storedBuilds';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { requireScope } from '../permissions/requireScope';
import { readRegistry } from '../registry/registry.queries';
import { changeChannel, type ChangeDefinition, type ChangeRequest } from './changeChannel';

/**
 * Returns the build that players get after a change.
 * @param registry Registry of the channel.
 */
type FindBuild = (
  registry: Registry,
  queries: Queries,
  channel: string,
) => Release<Descriptor> | Promise<Release<Descriptor>>;

/** How a change works that gives players another build. */
interface BuildChangeDefinition extends Omit<ChangeDefinition, 'apply'> {
  find: FindBuild;
  /** Returns the next registry. It is called while the channel is locked, after the files of the build have been verified. */
  apply(
    registry: Registry,
    release: Release<Descriptor>,
    transaction: Transaction,
    channel: string,
  ): Registry | Promise<Registry>;
}

/**
 * Verifies the files of a build before its channel is locked, because other changes wait for the lock, and a bucket may be slow. The
 * check under the lock then takes one listing, because the store of a bucket remembers verified files.
 */
export async function verifyBeforeLock(
  { database, releaseStore }: Context,
  actor: ReleaseActor,
  { name, channel = LIVE_CHANNEL }: ChangeRequest,
  find: FindBuild,
): Promise<void> {
  requireScope(actor, name, channel);
  const registry = await readRegistry(database, channel);
  const findBeforeLock = async () => find(registry, database, channel);
  // The call of `find` under the lock decides whether there is such a build.
  const release = await findBeforeLock().catch(() => null);
  if (release) await findFileProblems(releaseStore, name, release);
}

/**
 * Changes the build of one name in a channel, as `changeChannel` does, once all files of the build are in the store.
 * @throws {DamagedBuildError} when a file is missing or damaged; {DomainError} when `changeChannel` refuses the change.
 */
export async function changeBuild(
  context: Context,
  actor: ReleaseActor,
  request: ChangeRequest,
  { find, apply, ...definition }: BuildChangeDefinition,
): Promise<ReleaseChange> {
  await verifyBeforeLock(context, actor, request, find);
  return changeChannel(context, actor, request, {
    ...definition,
    apply: async (registry, transaction, channel) => {
      const release = await find(registry, transaction, channel);
      await requireFiles(context.releaseStore, { name: request.name, verb: definition.verb }, release);
      return apply(registry, release, transaction, channel);
    },
  });
}
