import { relative } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { ROOT } from '../compile/paths';
import { SHARED } from '../sharedPackages';
import { getImportedName } from './getImportedName';

const SHARED_NAMES = new Map(
  SHARED.flatMap(({ request, names }) => (names ? [[request, new Set(names.list)]] : [])),
);

const findProblems = (module: Module): string[] => {
  const file = module.nameForCondition();
  if (!file) return [];
  const path = relative(ROOT, file);
  const problems = module.dependencies.flatMap((dependency) => {
    const imported = getImportedName(dependency);
    const list = imported && SHARED_NAMES.get(imported.request);
    if (!imported || !list || (imported.name && list.has(imported.name))) return [];
    const { request, name } = imported;
    return name
      ? `${path} imports "${name}" from "${request}", of which only some names are shared. Import one of these: ${[...list].join(', ')}. Or add "${name}" to webpack/sharedPackages.ts in the repository of the shell.`
      : `${path} imports all of "${request}", of which only some names are shared. Import the names that it uses.`;
  });
  return [...new Set(problems)];
};

/** Makes importing a name that a package does not share a build error (see `sharedPackages.ts`). */
export class ForbidUnsharedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ForbidUnsharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ForbidUnsharedNamesPlugin', (modules) => {
        for (const module of modules) {
          for (const problem of findProblems(module))
            compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
