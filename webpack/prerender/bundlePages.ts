import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT, TOOLING_DIR } from '../compile/paths';

const RENDERER = join(TOOLING_DIR, 'prerender', 'render', 'runPrerenderJob');

/**
 * Bundles the renderer with the pages that it renders, as one file for a worker.
 * @param pages Expressions that import a page, keyed by `getModuleKey`: `import('/…/login/LoginPage')`.
 * @throws when a module is missing. A page that throws when it is evaluated is an error of that page alone.
 */
export const bundlePages = async (
  pages: Readonly<Record<string, string>>,
  outputFile: string,
): Promise<void> => {
  const modules = Object.entries(pages).map(([page, load]) => `${JSON.stringify(page)}: () => ${load}`);
  await build({
    stdin: {
      contents: `import { runPrerenderJob } from ${JSON.stringify(RENDERER)};\nvoid runPrerenderJob({ ${modules.join(', ')} });`,
      resolveDir: ROOT,
      sourcefile: 'prerender.js',
    },
    outfile: outputFile,
    bundle: true,
    // Of the packages, only react-dom/server has other code for browsers.
    platform: 'node',
    // ES modules, as in the build: in a team's repository, the default export of a CommonJS module would be the whole module.
    mainFields: ['module', 'main'],
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Prerendered pages contain no images, because only the webpack build knows the names of their files.
    loader: { '.svg': 'empty', '.png': 'empty', '.webp': 'empty', '.jpg': 'empty', '.woff2': 'empty' },
    // The wallet loads on a click, so no prerendered page needs it.
    external: ['@hashgrid/wallet'],
    logLevel: 'silent',
  });
};
