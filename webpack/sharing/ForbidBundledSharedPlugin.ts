import { join, relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { getLibDir, ROOT } from '../compile/paths';
import { PLATFORM_ONLY, SHARED } from '../sharedPackages';

const PACKAGES = [...new Set(SHARED.map(({ package: name }) => name)), ...PLATFORM_ONLY];
const FOLDERS = new Map(
  PACKAGES.map((name): [string, string] => {
    const folder = name.startsWith('@hashgrid/')
      ? getLibDir(name.replace('@hashgrid/', ''))
      : join(ROOT, 'node_modules', name);
    return [join(folder, '/'), name];
  }),
);

/**
 * Makes it a build error when a remote bundles code of a package that must exist only once on a page. This happens when
 * the remote imports a subpath that the shell does not share, or a package that its `package.json` does not list.
 */
export class ForbidBundledSharedPlugin {
  /** @param declared Shared packages that the remote depends on; all of them when left out. */
  constructor(private readonly declared?: ReadonlySet<string>) {}

  private describeProblem(copied: string, file: string, importer: string): string {
    if (this.declared && !this.declared.has(copied))
      return (
        `${importer} imports "${copied}", which the remote's package.json doesn't list. ` +
        `Add it to the dependencies there; the shell provides it.`
      );
    const requests = SHARED.filter(({ package: name }) => name === copied).map(
      ({ request }) => `"${request}"`,
    );
    return (
      `${importer} imports ${file}, a part of "${copied}" that the shell does not share. ` +
      `Import from ${requests.join(' or ') || '"@hashgrid/platform"'} instead.`
    );
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ForbidBundledSharedPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ForbidBundledSharedPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          const copied = file && [...FOLDERS].find(([folder]) => file.startsWith(folder));
          if (!copied) continue;
          const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition();
          const problem = this.describeProblem(
            copied[1],
            relative(ROOT, file),
            relative(ROOT, importer ?? file),
          );
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }
}
