import type { Registry } from '@hashgrid/contracts';
import { selectReleases } from './selectReleases';

/** Older pages than these are offered the update in any case. */
const MAX_REGISTRIES = 50;

/** Knows when what a player gets has last changed: a canary of others is no update. */
export interface RevisionHistory {
  add(registry: Registry): void;
  /** Returns the revision since which a group gets the same releases. */
  findRevision(group: string | null): number;
}

const described = new WeakMap<Registry, string>();

const describe = (registry: Registry): string => {
  const known = described.get(registry);
  if (known !== undefined) return known;
  const { shell, remotes } = registry;
  const bases = [shell?.current.base, ...Object.values(remotes).map(({ current }) => current.base)];
  const description = bases.join(' ');
  described.set(registry, description);
  return description;
};

export const revisionHistory = (): RevisionHistory => {
  let registries: Registry[] = [];
  return {
    add: (registry) => {
      registries = [registry, ...registries].slice(0, MAX_REGISTRIES);
    },
    findRevision: (group) => {
      const [newest, ...older] = registries;
      if (!newest) return 0;
      const releases = describe(selectReleases(newest, group));
      let { revision } = newest;
      for (const registry of older) {
        if (describe(selectReleases(registry, group)) !== releases) break;
        revision = registry.revision;
      }
      return revision;
    },
  };
};
