import type { Context } from '../../Context';
import { DomainError } from '../../DomainError';
import { publishRelease } from './releaseChanges';
import type { ReleaseActor } from '../permissions/ReleaseActor';

/** Ends a transaction that must leave nothing behind. */
class DryRunEnd extends Error {}

/** Returns what would refuse to publish an uploaded build: it is published, and rolled back. */
export async function checkRelease(
  context: Context,
  actor: ReleaseActor,
  request: { name: string; channel?: string; release: string },
): Promise<{ problems: string[] }> {
  const { database } = context;
  try {
    await database.transaction(async (transaction) => {
      // Its change is part of this transaction.
      const inside = {
        ...database,
        transaction: (work: (inner: typeof transaction) => unknown) => work(transaction),
      };
      await publishRelease({ ...context, database: inside as typeof database }, actor, request);
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
