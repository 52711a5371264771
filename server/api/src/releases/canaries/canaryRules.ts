import type { Canary, Registry, RegistryEntry } from '@hashgrid/contracts';
import { getReleaseId, SHELL, withEntry, type Descriptor } from '@hashgrid/contracts/releases';
import { DomainError } from '../../DomainError';
import { MAX_ROLLED_BACK, requireEntry, withRelease } from '../registry/registryRules';

/**
 * Returns the entry of a name with the canary that runs.
 * @param what What could not be done, for the error message: `promote the canary of`.
 * @param build Release ID that the candidate must have; any if omitted.
 * @throws {DomainError} when the name was never published, no canary of it runs, or the candidate is another build.
 */
export function requireCanary(
  registry: Registry,
  name: string,
  what: string,
  build?: string,
): RegistryEntry<Descriptor> & { candidate: Canary<Descriptor> } {
  const entry = requireEntry(registry, name, what);
  const { candidate } = entry;
  if (candidate && (!build || getReleaseId(candidate.release) === build)) return { ...entry, candidate };
  if (candidate)
    throw new DomainError(
      'conflict',
      `Could not ${what} "${name}": its canary is now ${getReleaseId(candidate.release)}, not ${build}. List the releases and try again.`,
    );
  throw new DomainError(
    'conflict',
    `Could not ${what} "${name}": no canary of it runs. Start one with: npm run release -- publish ${name} --canary 5%`,
  );
}

/**
 * Returns the registry with a release that a share of the players gets. It replaces a canary that runs.
 * @throws {DomainError} when the name is the shell, was never published, or already has this build live.
 */
export function withCanary(registry: Registry, name: string, candidate: Canary<Descriptor>): Registry {
  const id = getReleaseId(candidate.release);
  const refuse = (why: string) =>
    new DomainError('conflict', `Could not start a canary of "${name}": ${why}`);
  if (name === SHELL)
    throw refuse('only remotes have canaries. Publish the shell, and roll it back if it fails.');
  const entry = requireEntry(registry, name, 'start a canary of');
  if (getReleaseId(entry.current) === id) throw refuse(`${id} is live already.`);
  return withEntry(registry, name, { ...entry, candidate });
}

/** Returns the registry with the candidate as the live release. */
export const withPromotedCanary = (registry: Registry, name: string, build?: string): Registry =>
  withRelease(
    registry,
    name,
    requireCanary(registry, name, 'promote the canary of', build).candidate.release,
  );

/** Returns the registry without the canary of a name. Only an explicit publish makes its build live again. */
export function withStoppedCanary(registry: Registry, name: string, build?: string): Registry {
  const { candidate, ...entry } = requireCanary(registry, name, 'stop the canary of', build);
  const id = getReleaseId(candidate.release);
  const others = (entry.rolledBack ?? []).filter((release) => getReleaseId(release) !== id);
  const rolledBack = [candidate.release, ...others].slice(0, MAX_ROLLED_BACK);
  return withEntry(registry, name, { ...entry, rolledBack });
}
