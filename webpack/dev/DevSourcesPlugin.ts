import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

/** Makes a watching build react to files that webpack does not import: the config, the texts and the public files. */
export class DevSourcesPlugin {
  constructor(private readonly packageDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('DevSourcesPlugin', (compilation) => {
      for (const file of ['remote.config.ts', 'package.json']) {
        if (existsSync(join(this.packageDir, file)))
          compilation.fileDependencies.add(join(this.packageDir, file));
      }
      for (const folder of ['locales', 'public']) {
        if (existsSync(join(this.packageDir, folder))) {
          compilation.contextDependencies.add(join(this.packageDir, folder));
        }
      }
    });
  }
}
