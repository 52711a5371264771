import type { Canary, Registry, RegistryEntry } from '@hashgrid/contracts';
import {
  formatChannelOption,
  getReleaseId,
  SHELL,
  withEntry,
  type Descriptor,
} from '@hashgrid/contracts/releases';
import { DomainError } from '../../DomainError';
import { countRolledBack, requireEntry, withoutCanary, withoutRolledBack } from '../registry/registryRules';

interface CanaryTarget {
  name: string;
  channel: string;
  /** Release ID that the candidate must have; any if omitted. */
  build?: string | undefined;
}

/**
 * Returns the entry of a name that has a canary.
 * @param operation What could not be done, for the error message: `promote the canary of`.
 * @throws {DomainError} when the name was never published, has no canary, or the candidate is another build.
 */
export function requireCanary(
  registry: Registry,
  { name, channel, build }: CanaryTarget,
  operation: string,
): RegistryEntry<Descriptor> & { candidate: Canary<Descriptor> } {
  const entry = requireEntry(registry, name, operation);
  const { candidate } = entry;
  if (candidate && (!build || getReleaseId(candidate.release) === build)) return { ...entry, candidate };
  if (candidate)
    throw new DomainError(
      'conflict',
      `Could not ${operation} "${name}": its canary is now ${getReleaseId(candidate.release)}, not ${build}. List the releases and try again.`,
    );
  throw new DomainError(
    'conflict',
    `Could not ${operation} "${name}": it has no canary. Start one with: npm run release -- publish ${name}${formatChannelOption(channel)} --canary 5%`,
  );
}

/**
 * Returns the registry with a canary: a release that a share of the players gets. The build of a running canary that it replaces counts
 * as rolled back; that of the new one no longer does.
 * @throws {DomainError} when the name is the shell, was never published, or already has this build live.
 */
export function withCanary(registry: Registry, name: string, candidate: Canary<Descriptor>): Registry {
  const id = getReleaseId(candidate.release);
  const refusalError = (reason: string) =>
    new DomainError('conflict', `Could not start a canary of "${name}": ${reason}`);
  if (name === SHELL)
    throw refusalError('only remotes have canaries. Publish the shell, and roll it back if it fails.');
  const entry = requireEntry(registry, name, 'start a canary of');
  if (getReleaseId(entry.current) === id) throw refusalError(`${id} is already live.`);
  const ended = withoutCanary(registry, name, candidate.release);
  const next = withoutRolledBack(requireEntry(ended, name, 'start a canary of'), candidate.release);
  return withEntry(registry, name, { ...next, candidate });
}

/** Returns the registry without the canary of a name. Its build counts as rolled back, so only an explicit publish or a pin makes it live. */
export function withStoppedCanary(registry: Registry, target: CanaryTarget): Registry {
  const { candidate, ...entry } = requireCanary(registry, target, 'stop the canary of');
  return withEntry(registry, target.name, { ...entry, ...countRolledBack(entry, candidate.release) });
}
