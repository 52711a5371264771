import type { Compilation, Compiler } from 'webpack';
import { SHARED } from '../sharedPackages';
import { getImportedName } from './getImportedName';

const REQUESTS = new Set(SHARED.map(({ request }) => request));
const namesByCompilation = new WeakMap<Compilation, Map<string, Set<string>>>();

/**
 * Returns the names that a build imports from each shared package, for its descriptor. They are sorted, because webpack finds
 * modules in a different order each time, and equal sources must give equal hashes.
 */
export const getSharedNames = (compilation: Compilation): Record<string, string[]> => {
  const names = [...(namesByCompilation.get(compilation) ?? [])].map(([request, set]): [string, string[]] => [
    request,
    [...set].sort(),
  ]);
  return Object.fromEntries(names.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** Collects what a build imports from shared packages, in modules that are in its files. */
export class SharedNamesPlugin {
  apply(compiler: Compiler): void {
    const { name: plugin } = SharedNamesPlugin;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap(plugin, () => {
        const names = new Map<string, Set<string>>();
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          for (const dependency of module.dependencies) {
            const { request, name } = getImportedName(dependency) ?? {};
            if (!request || !name || !REQUESTS.has(request)) continue;
            names.set(request, (names.get(request) ?? new Set()).add(name));
          }
        }
        namesByCompilation.set(compilation, names);
      });
    });
  }
}
