import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from '@hashgrid/webpack/compile/baseConfig';
import { SHELL_DIR } from '@hashgrid/webpack/compile/paths';

export type WebpackConfig = ReturnType<typeof baseConfig>;

/** The shell's module that loads pages. */
const PAGE_LOADER = join(SHELL_DIR, 'src', 'remotes', 'pageLoader.ts');

/** Compiles and minifies as the product does, without a cache. */
export const benchConfig = (name: string, outputDir: string): WebpackConfig => ({
  ...baseConfig(`bench-${name}`, outputDir, 'production'),
  cache: false,
});

const PAGE_LOADERS = {
  monolith: new URL('../monolith/pageLoader.ts', import.meta.url),
  naive: new URL('../naive/pageLoader.ts', import.meta.url),
};

/** The shell's sources with a baseline's page loader. */
export const withPageLoader = (
  config: WebpackConfig,
  baseline: keyof typeof PAGE_LOADERS,
): WebpackConfig => ({
  ...config,
  resolve: { ...config.resolve, alias: { [`${PAGE_LOADER}$`]: fileURLToPath(PAGE_LOADERS[baseline]) } },
});
