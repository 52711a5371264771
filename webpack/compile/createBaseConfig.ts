import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { CACHE_DIR, getLibDir, ROOT, TOOLING_DIR } from './paths';
import { computeToolchainHash } from './computeToolchainHash';

export type Mode = 'production' | 'development';

const require = createRequire(import.meta.url);

/** The production build of React Router. */
const REACT_ROUTER = join(ROOT, 'node_modules/react-router/dist/production');

/** The production build of React DOM, from which trimReactDom.cjs removes hydration and view transitions. */
const REACT_DOM = join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js');

/** Stylis's module for vendor prefixes. styled-components uses it only with `enableVendorPrefixes`, which nothing here sets, so an empty one replaces it. */
const PREFIXER = join(ROOT, 'node_modules/stylis/src/Prefixer.js');
const EMPTY_PREFIXER = join(TOOLING_DIR, 'compile', 'noPrefixes.ts');

const STRIP_STYLE_COMMENTS = require.resolve('./stripStyleComments.cjs');

const createSwcLoader = (tsx: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    // All packages are compiled the same way, so .swcrc files are ignored.
    swcrc: false,
    // webpack makes the paths of a parsed map relative, so that a module's hash is the same in every checkout. `parseMap` needs
    // `sourceMaps`: without a map, the loader never finishes.
    sourceMaps: true,
    parseMap: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
});

/**
 * Returns the webpack configuration that the shell and every remote share: ES modules, swc to compile and minify, source
 * maps, and a cache on disk under `.cache/`.
 * @param name Name of the build, unique among those that share the cache.
 * @param outputDir Absolute folder for the built files.
 */
export const createBaseConfig = (name: string, outputDir: string, mode: Mode): Configuration => ({
  name,
  mode,
  context: ROOT,
  target: ['web', 'es2022'],
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  experiments: { outputModule: true },
  output: {
    path: outputDir,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'media/[name].[contenthash:8][ext]',
    publicPath: 'auto',
    uniqueName: name,
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      [PREFIXER]: EMPTY_PREFIXER,
      // The package's exports always select the development build, whose warnings would add 2 kB to the first load.
      ...(mode === 'production' && { 'react-router$': join(REACT_ROUTER, 'index.mjs') }),
    },
  },
  module: {
    strictExportPresence: true,
    rules: [
      { test: /\.ts$/, use: [createSwcLoader(false), STRIP_STYLE_COMMENTS] },
      { test: /\.tsx$/, use: [createSwcLoader(true), STRIP_STYLE_COMMENTS] },
      // Packed libraries have `"type": "module"`. In such files, webpack would give imports of shared packages only a default export.
      { test: /\.js$/, include: /node_modules[\\/]@hashgrid[\\/]/, type: 'javascript/auto' },
      { include: REACT_ROUTER, use: require.resolve('./trimReactRouter.cjs') },
      { include: REACT_DOM, use: require.resolve('./trimReactDom.cjs') },
      { include: join(getLibDir('contracts'), 'src'), use: require.resolve('./markPureCalls.cjs') },
      { test: /\.(svg|png|jpe?g|webp|woff2|mp4|webm)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: mode === 'production' ? 'deterministic' : 'named',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { module: true },
      }),
    ],
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(CACHE_DIR, 'webpack'),
    name: `${name}-${mode}`,
    version: computeToolchainHash(),
    // For small builds, compressing the cache costs more time than it saves.
    compression: false,
  },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
});
