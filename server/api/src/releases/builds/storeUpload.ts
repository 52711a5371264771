import type { Readable } from 'node:stream';
import { describeFileError } from '@hashgrid/contracts/builds';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { ReleaseError } from '@hashgrid/tooling/release/ReleaseError';
import type { Context } from '../../Context';
import { rejectLockTimeout } from '../rejectLockTimeout';
import { DomainError } from '../../DomainError';
import { addBuild, lockBuilds } from './builds.queries';
import { checkBuild } from './checkBuild';
import { receiveBuild } from './receiveBuild';
import type { ReleaseActor } from '../permissions/ReleaseActor';
import type { ReleaseStore } from '../../release-store/ReleaseStore';
import { requireOwnName } from '../permissions/claimNames';
import { requireScope } from '../permissions/requireScope';

/**
 * Stores the build of an upload. Its ID is derived from its content, so repeating an upload changes nothing.
 * @throws {DomainError} when the token may not change this name, another team has it, the upload is invalid, or it can't be stored.
 */
export async function storeUpload(
  { database, now, log }: Context,
  store: ReleaseStore,
  actor: ReleaseActor,
  stream: Readable,
): Promise<{ name: string; release: string }> {
  const rejectUnstored = (subject: string) => (error: unknown) => {
    if (error instanceof DomainError) throw error;
    const problem = `${subject} could not be stored: ${describeFileError(error)}`;
    log(problem);
    throw new DomainError('unavailable', problem);
  };
  const storeInFolder = async (dir: string) => {
    const header = await receiveBuild(stream, dir, (name) => requireScope(actor, name, null)).catch(
      rejectUnstored('The upload'),
    );
    const { name, publishedBy = actor.logName } = header;
    await requireOwnName(database, { name, team: actor.team });
    await checkBuild(header, dir);
    const storeBuild = () => store.store(name, dir).catch(rejectUnstored(`The build of "${name}"`));
    const stored = await storeBuild();
    const id = getReleaseId(stored);
    await database
      .transaction(async (transaction) => {
        await lockBuilds(transaction, name);
        await addBuild(transaction, { name, id, release: { ...stored, publishedBy }, at: now() });
      })
      .catch(
        rejectLockTimeout(
          `The build of "${name}" could not be stored: old builds of it are still being deleted. Try again in a minute.`,
        ),
      );
    // An equal build may have been stored already, and deleted because it was old. Now that it is recorded, it is kept.
    await storeBuild();
    return { name, release: id };
  };
  return store.withUploadDir(storeInFolder).catch((error: unknown) => {
    // The folder of the upload could not be created.
    if (error instanceof ReleaseError) return rejectUnstored('The upload')(error);
    throw error;
  });
}
