import type { Registry } from '@hashgrid/contracts';
import { getReleaseId } from '@hashgrid/contracts/releases';
import { isInShare } from './releaseGroup';

/** Revisions that are kept. Pages with older ones are always offered the update. */
const MAX_REVISIONS = 50;

/** Records when the releases of a player last changed, so that a canary for others doesn't count as an update. */
interface RevisionHistory {
  add(registry: Registry): void;
  /** Returns the revision since which a group gets the same releases. */
  findRevision(group: string | null): number;
}

/** The releases of a revision by group. A registry would stay in memory with everything that is cached for it. */
interface Revision {
  revision: number;
  /** Bases of the live releases. */
  live: string;
  releases: readonly { base: string; candidate?: { id: string; percent: number; base: string } }[];
}

const summarize = ({ revision, shell, remotes }: Registry): Revision => {
  // The order of the remotes is no change of their releases.
  const entries = Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  const releases = [
    ...(shell ? [{ base: shell.current.base }] : []),
    ...entries.map(([, { current, candidate }]) => {
      const { base } = current;
      if (!candidate) return { base };
      const { release, percent } = candidate;
      return { base, candidate: { id: getReleaseId(release), percent, base: release.base } };
    }),
  ];
  return { revision, live: releases.map(({ base }) => base).join(' '), releases };
};

/** Returns the bases of the releases that a group gets. */
const selectBases = ({ live, releases }: Revision, group: string | null): string => {
  if (group === null || releases.every(({ candidate }) => !candidate)) return live;
  return releases
    .map(({ base, candidate }) =>
      candidate && isInShare(group, candidate.id, candidate.percent) ? candidate.base : base,
    )
    .join(' ');
};

export const createRevisionHistory = (): RevisionHistory => {
  let revisions: readonly Revision[] = [];
  return {
    add: (registry) => {
      revisions = [summarize(registry), ...revisions].slice(0, MAX_REVISIONS);
    },
    findRevision: (group) => {
      const [newest, ...older] = revisions;
      if (!newest) return 0;
      const bases = selectBases(newest, group);
      let { revision } = newest;
      for (const earlier of older) {
        // After a database was restored, an earlier registry has a higher revision, which no page of the restored one has.
        if (earlier.revision > revision || selectBases(earlier, group) !== bases) break;
        revision = earlier.revision;
      }
      return revision;
    },
  };
};
