import type { Compilation, Compiler } from 'webpack';
import { getSharedNames, SharedNamesPlugin } from './SharedNamesPlugin';

/** Returns the names that the plugin collects from modules with one import each, in this order. */
const collect = (...imports: [request: string, name: string][]) => {
  const compilation = {
    hooks: { afterOptimizeChunks: { tap: (_name: string, collectNames: () => void) => collectNames() } },
    chunkGraph: { getNumberOfModuleChunks: () => 1 },
    modules: imports.map(([request, name]) => ({ dependencies: [{ request, ids: [name] }] })),
  } as unknown as Compilation;
  const tap = (_name: string, start: (compilation: Compilation) => void) => start(compilation);
  new SharedNamesPlugin().apply({ hooks: { thisCompilation: { tap } } } as unknown as Compiler);
  return getSharedNames(compilation);
};

test('lists the names that modules import from shared packages, in the same order for every order of modules', () => {
  const names = collect(
    ['react', 'useState'],
    ['@hashgrid/platform', 'useToast'],
    ['react', 'memo'],
    ['viem', 'x'],
  );
  const reordered = collect(['@hashgrid/platform', 'useToast'], ['react', 'memo'], ['react', 'useState']);
  expect(JSON.stringify(names)).toBe(JSON.stringify(reordered));
  expect(names).toEqual({ '@hashgrid/platform': ['useToast'], react: ['memo', 'useState'] });
});
