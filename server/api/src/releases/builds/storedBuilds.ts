import type { Release } from '@hashgrid/contracts';
import {
  ArtifactStoreError,
  getReleaseId,
  type Descriptor,
  type FileProblem,
} from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import type { ReleaseStore } from '../../release-store/ReleaseStore';
import { findBuild } from './builds.queries';

/** Files of a build are missing from the store, or damaged there. */
export class DamagedBuildError extends DomainError {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** Describes what failed with a build: `publish "shop" 1.0.0-aa`, but `pin "shop" to 1.0.0-aa`. */
const describeAttempt = (verb: string, name: string, id: string): string =>
  `${verb} "${name}" ${verb === 'pin' || verb === 'roll back' ? 'to ' : ''}${id}`;

/**
 * Returns the missing and damaged files of a release.
 * @throws {DomainError} `unavailable` when the store does not respond.
 */
export const findFileProblems = (
  store: ReleaseStore,
  name: string,
  release: Release<Descriptor>,
): Promise<FileProblem[]> =>
  store.artifacts.verifyRelease(release).catch((error: unknown) => {
    if (!(error instanceof ArtifactStoreError)) throw error;
    throw new DomainError(
      'unavailable',
      `Could not check the files of "${name}" ${getReleaseId(release)}: ${error.message} Nothing has changed. Try again when the store responds.`,
    );
  });

/**
 * Checks that all files of a release are in the store.
 * @param options.verb What the release is needed for, for the error message: `publish`, `roll back` or `start a canary of`.
 * @throws {DamagedBuildError} naming the first missing or damaged file.
 */
export async function requireFiles(
  store: ReleaseStore,
  { name, verb }: { name: string; verb: string },
  release: Release<Descriptor>,
): Promise<void> {
  const [first, ...others] = await findFileProblems(store, name, release);
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new DamagedBuildError(
    `Could not ${describeAttempt(verb, name, getReleaseId(release))}: ${first.file} is ${first.problem}${more} in ${store.artifacts.location.replace(/\/$/, '')}${release.base}. Restore the folder from a backup, or publish a fixed build.`,
  );
}

/** Returns an uploaded build. Throws `notFound` when there is none with this ID. */
export async function requireBuild(queries: Queries, name: string, id: string): Promise<Release<Descriptor>> {
  const release = await findBuild(queries, name, id);
  if (release) return release;
  throw new DomainError('notFound', `No build ${id} of "${name}" is stored. Upload it first.`);
}
