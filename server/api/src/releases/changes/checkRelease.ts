import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { requireBuild } from '../builds/storedBuilds';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { verifyBeforeLock } from './changeBuild';
import { changeChannel, REFUSED_WHILE_HELD, type Change } from './changeChannel';
import { publishRelease } from './releaseChanges';

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnd extends Error {}

/** Publishes no build, so that a publish is refused for its token, its team or a hold, but not for its build. */
const publishNothing: Change = (context, actor, request) =>
  changeChannel(context, actor, request, {
    action: 'publish',
    verb: 'publish',
    refusedWhile: REFUSED_WHILE_HELD,
    apply: (registry) => registry,
  });

/**
 * Returns the problems for which publishing an uploaded build would be refused; none when it would succeed. It publishes the build
 * in a transaction that is always rolled back.
 * @param request.release Left out before the upload: then only the problems that no other build would solve are found.
 */
export async function checkRelease(
  context: Context,
  actor: ReleaseActor,
  { release, ...target }: { name: string; channel?: string; release?: string },
): Promise<{ problems: string[] }> {
  const { database } = context;
  try {
    // Inside the transaction, everything else that needs its connection would wait for a slow bucket.
    if (release !== undefined)
      await verifyBeforeLock(context, actor, target, (_registry, queries) =>
        requireBuild(queries, target.name, release),
      );
    await database.transaction(async (transaction) => {
      // Makes the queries and the transaction of `publishRelease` a part of this one.
      const nested = {
        ...database,
        query: transaction.query.bind(transaction),
        transaction: (work: (inner: typeof transaction) => unknown) => work(transaction),
      };
      const dryContext = { ...context, database: nested as typeof database };
      await (release === undefined
        ? publishNothing(dryContext, actor, target)
        : publishRelease(dryContext, actor, { ...target, release }));
      throw new DryRunEnd();
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return { problems: [] };
    if (error instanceof DomainError && ['conflict', 'forbidden', 'notFound'].includes(error.kind))
      return { problems: [error.message] };
    throw error;
  }
  return { problems: [] };
}
