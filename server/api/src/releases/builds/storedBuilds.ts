import type { Release } from '@hashgrid/contracts';
import { getReleaseId, type Descriptor } from '@hashgrid/contracts/releases';
import type { Queries } from '../../database/Database';
import { DomainError } from '../../DomainError';
import type { ReleaseStore } from '../../release-store/ReleaseStore';
import { findBuild } from './builds.queries';

/**
 * Checks that all files of a release are in the store.
 * @throws {DomainError} naming the first that is not.
 */
export async function requireFiles(
  store: ReleaseStore,
  { name, verb }: { name: string; verb: string },
  release: Release<Descriptor>,
): Promise<void> {
  const [first, ...others] = await store.artifacts.verifyRelease(release);
  if (!first) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new DomainError(
    'conflict',
    `Could not ${verb} "${name}" ${verb === 'publish' ? '' : 'to '}${getReleaseId(release)}: ${first.file} is ${first.problem}${more} in ${store.artifacts.location.replace(/\/$/, '')}${release.base}. Restore the folder from a backup, or publish a fixed build.`,
  );
}

export async function requireBuild(queries: Queries, name: string, id: string): Promise<Release<Descriptor>> {
  const release = await findBuild(queries, name, id);
  if (release) return release;
  throw new DomainError('notFound', `No build ${id} of "${name}" is stored. Upload it first.`);
}

export const REFUSED_WHILE_HELD = ['paused', 'pinned'] as const;
