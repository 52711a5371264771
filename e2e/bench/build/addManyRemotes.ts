import { createHash } from 'node:crypto';
import type { Registry } from '@hashgrid/contracts';

/**
 * Returns the registry with copies of its remotes under other names, paths and URLs until there are `count`. No scenario
 * visits the copies, and they add no menu entries and no widgets.
 */
export const addManyRemotes = (registry: Registry, count: number): Registry => {
  const originals = Object.entries(registry.remotes);
  const remotes = { ...registry.remotes };
  for (let index = originals.length; index < count; index += 1) {
    const [original, { current }] = originals[index % originals.length]!;
    const name = `${original}-${index}`;
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
    const routes = current.descriptor.routes.map((route) => ({
      ...route,
      path: `/${name}${route.path}`.replace(/\/$/, ''),
    }));
    remotes[name] = {
      current: {
        ...current,
        hash,
        base: `/remotes/${name}/${current.version}-${hash}/`,
        descriptor: { ...current.descriptor, name, routes, menu: [], slots: [], widgets: [] },
      },
      previous: [],
    };
  }
  return { ...registry, remotes };
};
