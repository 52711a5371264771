import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { createBaseConfig } from '../compile/createBaseConfig';
import { CACHE_DIR, SHELL_DIR } from '../compile/paths';
import { formatProblems } from '../compile/runCompiler';
import { ALL_SHARED_MODULE, writeSharedModules } from './writeSharedModules';
import { ForbidUnsharedNamesPlugin } from './ForbidUnsharedNamesPlugin';
import { ForbidBundledSharedPlugin } from './ForbidBundledSharedPlugin';

let dir: string;
beforeEach(() => {
  mkdirSync(CACHE_DIR, { recursive: true });
  // Inside the workspace, so that its packages are found.
  dir = mkdtempSync(join(CACHE_DIR, 'rules-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Builds one module under the sharing rules, and returns the problems. */
const build = (source: string, external: string[] = [], declared?: Set<string>): Promise<string[]> => {
  writeFileSync(join(dir, 'Page.ts'), source);
  const compiler = webpack({
    ...createBaseConfig('rules', join(dir, 'out'), 'development'),
    cache: false,
    devtool: false,
    entry: join(dir, 'Page.ts'),
    externals: Object.fromEntries(external.map((request) => [request, `var ${JSON.stringify(request)}`])),
    plugins: [new ForbidUnsharedNamesPlugin(), new ForbidBundledSharedPlugin(declared)],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error) : resolve(formatProblems(stats))));
    });
  });
};

const ROUTER = ['react-router-dom'];

test('allows imports of shared names', async () => {
  expect(await build(`import { Link } from 'react-router-dom'; console.log(Link);`, ROUTER)).toEqual([]);
});

test('reports an import of a name that is not shared, with its file and what to do', async () => {
  const problems = await build(
    `import { Link, useFetcher } from 'react-router-dom'; console.log(Link, useFetcher);`,
    ROUTER,
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /Page\.ts imports "useFetcher" .* Import one of these: BrowserRouter, Link, .* Or add "useFetcher" to webpack\/sharedPackages\.ts in the repository of the shell\./,
    ),
  ]);
});

test('reports a re-export of a name that is not shared', async () => {
  const problems = await build(`export { useFetcher } from 'react-router-dom';`, ROUTER);
  expect(problems).toEqual([expect.stringContaining('imports "useFetcher"')]);
});

test('reports an import of the whole namespace', async () => {
  const problems = await build(`import * as router from 'react-router-dom'; console.log(router);`, ROUTER);
  expect(problems).toEqual([expect.stringContaining('imports all of "react-router-dom"')]);
});

test('reports a bundled copy of a shared package, with its import and what to import instead', async () => {
  const problems = await build(`import { version } from 'react'; console.log(version);`);
  expect(problems).toContainEqual(
    expect.stringMatching(
      /Page\.ts imports .*react\/index\.js, a part of "react" .* Import from "react" or "react\/jsx-runtime" instead\./,
    ),
  );
});

test('reports a bundled package that only the platform may use, and says to import from the platform', async () => {
  const problems = await build(`import cookies from 'js-cookie'; console.log(cookies);`);
  expect(problems).toEqual([
    expect.stringMatching(/a part of "js-cookie" .* Import from "@hashgrid\/platform" instead\./),
  ]);
});

test('reports an import of a shared package that the remote does not depend on, and says where to add it', async () => {
  const problems = await build(
    `import { version } from 'react'; console.log(version);`,
    [],
    new Set(['react-dom']),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /Page\.ts imports "react", which the remote's package\.json doesn't list\. Add it to the dependencies there/,
    ),
  );
});

test('reports a bundled copy of a shared library of the workspace, even if import() loads it', async () => {
  const problems = await build(`export const load = () => import('@hashgrid/wallet');`, [
    'react',
    'styled-components',
    '@hashgrid/platform',
  ]);
  expect(problems).toContainEqual(
    expect.stringMatching(
      /Page\.ts imports shared-libs\/wallet\/src\/index\.ts, a part of "@hashgrid\/wallet"/,
    ),
  );
});

test('makes the shell load lazily shared packages only on demand', () => {
  writeSharedModules(SHELL_DIR);
  const lines = readFileSync(ALL_SHARED_MODULE, 'utf8').split('\n');
  const findLoader = (request: string) => lines.find((line) => line.includes(`request: '${request}'`));
  expect(findLoader('react')).toContain('load: () => require("react")');
  expect(findLoader('@hashgrid/wallet')).toContain('import: () => import("@hashgrid/wallet")');
  expect(findLoader('@hashgrid/wallet')).not.toContain('require');
});
