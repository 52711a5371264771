import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { createBaseConfig } from '../compile/createBaseConfig';
import { CACHE_DIR } from '../compile/paths';
import { formatProblems } from '../compile/runCompiler';
import { EndpointNamesPlugin, getEndpointNames } from './EndpointNamesPlugin';

let dir: string;
beforeEach(() => {
  mkdirSync(CACHE_DIR, { recursive: true });
  dir = mkdtempSync(join(CACHE_DIR, 'endpoints-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Builds a page and modules that it may import, and returns the names that the plugin has found, and webpack's errors. */
const build = (page: string, modules: Record<string, string> = {}): Promise<[string[], string[]]> => {
  const files = { 'Page.ts': page, ...modules };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), source);
  }
  const compiler = webpack({
    ...createBaseConfig('endpoints', join(dir, 'out'), 'development'),
    cache: { type: 'filesystem', cacheDirectory: join(dir, 'cache') },
    // Otherwise the cached modules would be too young to be used by the next build.
    snapshot: { module: { hash: true }, resolve: { hash: true } },
    devtool: false,
    entry: join(dir, 'Page.ts'),
    externals: { '@hashgrid/platform': 'var platform' },
    plugins: [new EndpointNamesPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() =>
        error || !stats
          ? reject(error)
          : resolve([getEndpointNames(stats.compilation), formatProblems(stats)]),
      );
    });
  });
};

const IMPORT = `import { api } from '@hashgrid/platform';`;
const READABLE = `${IMPORT}
  const tagged = api.enhanceEndpoints({ addTagTypes: ['Offers'] });
  export const one = tagged.injectEndpoints({
    endpoints: (build) => ({ getOffers: build.query({ query: () => '/offers' }), 'buy-offer': build.mutation({}) }),
  });
  export const two = api.enhanceEndpoints({ addTagTypes: [] }).injectEndpoints({
    endpoints(build) {
      const buildQuery = (url: string) => build.query({ query: () => url });
      return { getPrices: buildQuery('/prices') };
    },
  });
  import('./lazy');`;
const LAZY = `${IMPORT} export default api.injectEndpoints({ endpoints: (build) => ({ getLater: build.query({}) }) });`;

test('lists the endpoints of all modules of a build, those that load later too, and also when a cached build is used', async () => {
  const expected = [['buy-offer', 'getLater', 'getOffers', 'getPrices'], []];
  expect(await build(READABLE, { 'lazy.ts': LAZY })).toEqual(expected);
  expect(await build(READABLE, { 'lazy.ts': LAZY })).toEqual(expected);
});

test.each([
  ['a spread object', `(build) => ({ ...others, getOffers: build.query({}) })`],
  ['a computed name', `(build) => ({ [others.name]: build.query({}) })`],
  ['a function that is defined elsewhere', `others.endpoints`],
  [
    'several results',
    `(build) => { if (others) return { a: build.query({}) }; return { b: build.query({}) }; }`,
  ],
])('rejects a build whose endpoints come from %s, and says how to write them', async (_, endpoints) => {
  const [, problems] = await build(
    `${IMPORT} declare const others: any; export default api.injectEndpoints({ endpoints: ${endpoints} });`,
  );
  expect(problems).toEqual([
    expect.stringMatching(/Page\.ts\nCould not read all names of the endpoints .* Write them as plain keys/),
  ]);
});

test('accepts the same in an installed package, whose code a team can’t change', async () => {
  const file = 'node_modules/client/index.js';
  const code = `export const create = (api, options) => api.injectEndpoints({ endpoints: options.endpoints });`;
  const page = `import { create } from 'client'; console.log(create);`;
  expect(await build(page, { [file]: code })).toEqual([[], []]);
});
