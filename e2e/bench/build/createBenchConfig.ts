import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBaseConfig } from '@hashgrid/tooling/compile/createBaseConfig';
import { SHELL_DIR } from '@hashgrid/tooling/compile/paths';

export type WebpackConfig = ReturnType<typeof createBaseConfig>;

/** The module of the shell that loads pages; each baseline replaces it. */
const SHELL_PAGE_LOADER = join(SHELL_DIR, 'src', 'remotes', 'pageLoader.ts');

/** Returns a configuration that compiles and minifies as the product does, without a cache. */
export const createBenchConfig = (name: string, outputDir: string): WebpackConfig => ({
  ...createBaseConfig(`bench-${name}`, outputDir, 'production'),
  cache: false,
});

const BASELINE_PAGE_LOADERS = {
  monolith: new URL('../monolith/pageLoader.ts', import.meta.url),
  naive: new URL('../naive/pageLoader.ts', import.meta.url),
};

/** Returns the configuration with the shell's page loader replaced by that of a baseline. */
export const withPageLoader = (
  config: WebpackConfig,
  baseline: keyof typeof BASELINE_PAGE_LOADERS,
): WebpackConfig => ({
  ...config,
  resolve: {
    ...config.resolve,
    // The product's aliases leave modules out of its build; the baselines must leave them out too.
    alias: {
      ...config.resolve?.alias,
      [`${SHELL_PAGE_LOADER}$`]: fileURLToPath(BASELINE_PAGE_LOADERS[baseline]),
    },
  },
});
