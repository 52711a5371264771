import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { listExposed } from '../remote/createRemoteWebpackConfig';
import { loadRemoteConfig } from '../remote/loadRemoteConfig';

/** Returns the files of pages and widgets that a remote's config names and that do not exist yet. */
const findMissingModules = async (packageDir: string): Promise<string[]> => {
  try {
    const exposed = listExposed(await loadRemoteConfig(packageDir));
    return exposed
      .map((module) => join(packageDir, 'src', `${module}.tsx`))
      .filter((file) => !existsSync(file));
  } catch {
    // The shell has no config. What is wrong with the config of a remote is reported by its build.
    return [];
  }
};

/** Makes a watching build react to files that webpack does not import: the config, pages and widgets that don't exist yet, texts and public files. */
export class DevSourcesPlugin {
  constructor(private readonly packageDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise('DevSourcesPlugin', async (compilation) => {
      for (const file of ['remote.config.ts', 'package.json']) {
        if (existsSync(join(this.packageDir, file)))
          compilation.fileDependencies.add(join(this.packageDir, file));
      }
      for (const folder of ['locales', 'public']) {
        if (existsSync(join(this.packageDir, folder))) {
          compilation.contextDependencies.add(join(this.packageDir, folder));
        }
      }
      for (const file of await findMissingModules(this.packageDir)) compilation.missingDependencies.add(file);
    });
  }
}
