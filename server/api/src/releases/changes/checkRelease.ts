import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { requireBuild } from '../builds/storedBuilds';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import { verifyBeforeLock } from './changeBuild';
import { publishRelease } from './releaseChanges';

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnd extends Error {}

/**
 * Returns the problems for which publishing an uploaded build would be refused; none when it would succeed. It publishes the build
 * in a transaction that is always rolled back.
 */
export async function checkRelease(
  context: Context,
  actor: ReleaseActor,
  request: { name: string; channel?: string; release: string },
): Promise<{ problems: string[] }> {
  const { database } = context;
  try {
    // Inside the transaction, everything else that needs its connection would wait for a slow bucket.
    await verifyBeforeLock(context, actor, request, (_registry, queries) =>
      requireBuild(queries, request.name, request.release),
    );
    await database.transaction(async (transaction) => {
      // Makes the queries and the transaction of `publishRelease` a part of this one.
      const nested = {
        ...database,
        query: transaction.query.bind(transaction),
        transaction: (work: (inner: typeof transaction) => unknown) => work(transaction),
      };
      await publishRelease({ ...context, database: nested as typeof database }, actor, request);
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
