import type { Registry } from '@hashgrid/contracts';
import { getEntry, getReleaseId, withEntry } from '@hashgrid/contracts/releases';

/** Releases that run together: what is live, or that with the candidate. */
export interface Lineup {
  name: string;
  /** Null when it cannot be: `reason` says why. */
  registry: Registry | null;
  reason?: string;
}

const withPreviousShell = (registry: Registry): Registry | null => {
  const previous = registry.shell?.previous[0];
  return previous ? withEntry(registry, 'shell', { current: previous, previous: [] }) : null;
};

/**
 * Returns what the journeys run with: a failure with what is live is not the candidate's, and the previous shell is what a
 * rollback makes live again.
 * @param withCandidate The live registry, with the candidate in it.
 */
export const makeLineups = (name: string, live: Registry, withCandidate: Registry): Lineup[] => {
  const shell = withPreviousShell(withCandidate);
  const previous = live.shell?.previous[0];
  return [
    { name: 'live', registry: live },
    { name: 'candidate + live', registry: withCandidate },
    name === 'shell'
      ? { name: 'candidate + previous shell', registry: null, reason: 'the candidate is the shell' }
      : {
          name: `candidate + previous shell${previous ? ` ${getReleaseId(previous)}` : ''}`,
          registry: shell,
          ...(shell ? {} : { reason: 'no previous shell is in the registry' }),
        },
  ];
};

/** Returns the registry with a release as the current one of a name. */
export const withCurrent = (registry: Registry, name: string, id: string): Registry | null => {
  const entry = getEntry(registry, name);
  const found =
    entry &&
    [entry.current, ...entry.previous, ...(entry.rolledBack ?? [])].find(
      (release) => getReleaseId(release) === id,
    );
  return found ? withEntry(registry, name, { current: found, previous: [] }) : null;
};
