import type { Registry } from '@hashgrid/contracts';
import { getReleaseId, withEntry } from '@hashgrid/contracts/releases';

/** A set of releases that run together: the live ones, or these with the candidate. */
export interface Lineup {
  name: string;
  /** Null when the lineup cannot run: `reason` says why. */
  registry: Registry | null;
  reason?: string;
}

const withPreviousShell = (registry: Registry): Registry | null => {
  const previous = registry.shell?.previous[0];
  return previous ? withEntry(registry, 'shell', { current: previous, previous: [] }) : null;
};

/**
 * Returns the lineups with which the journeys run. The live releases show which failures are not the candidate's; the previous
 * shell is the one that a rollback would make live again.
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
