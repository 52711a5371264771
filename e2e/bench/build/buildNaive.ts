import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Registry } from '@hashgrid/contracts';
import { REMOTES_DIR, SHELL_DIR } from '@hashgrid/tooling/compile/paths';
import { listExposed } from '@hashgrid/tooling/remote/createRemoteWebpackConfig';
import { runCompiler } from '@hashgrid/tooling/compile/runCompiler';
import { SHARED } from '@hashgrid/tooling/sharedPackages';
import { writeShellDescriptor } from '@hashgrid/tooling/shell/writeShellDescriptor';
import { mergeRemoteTexts } from './mergeRemoteTexts';
import { createBenchConfig, withPageLoader } from './createBenchConfig';
import { BENCH_CACHE, getReleaseBase } from './benchPaths';
import type { BuiltBaseline } from './buildMonolith';

/** The packages that the product shares, bundled by every build, as in the library's getting-started guide. */
const shared = Object.fromEntries(SHARED.map(({ request }) => [request, { singleton: true }]));

/** Writes the asynchronous entry that shared modules without `eager` require. Returns its path. */
const writeBootstrap = (): string => {
  const file = join(BENCH_CACHE, 'naiveBootstrap.js');
  mkdirSync(BENCH_CACHE, { recursive: true });
  writeFileSync(file, `import(${JSON.stringify(join(SHELL_DIR, 'src', 'index.ts'))});\n`);
  return file;
};

const toRemoteOption = (name: string): [string, string] => [
  name,
  `${name}@${getReleaseBase('naive')}remotes/${name}/mf-manifest.json`,
];

const buildHost = (names: readonly string[], outputDir: string) =>
  runCompiler({
    ...withPageLoader(createBenchConfig('naive-shell', outputDir), 'naive'),
    entry: { shell: writeBootstrap() },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(names.map(toRemoteOption)),
        remoteType: 'script',
        shared,
        dts: false,
      }),
    ],
  });

const buildRemote = (name: string, modules: readonly string[], outputDir: string) =>
  runCompiler({
    ...createBenchConfig(`naive-${name}`, outputDir),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        // ES modules, as in the other variants: the library's default (scripts) is no faster.
        library: { type: 'module' },
        exposes: Object.fromEntries(
          modules.map((module) => [`./${module}`, join(REMOTES_DIR, name, 'src', module)]),
        ),
        shared,
        manifest: true,
        dts: false,
      }),
    ],
  });

/** Builds the same sources with the library's defaults: fetched manifests, version-first, remotes fixed in the shell. */
export const buildNaive = async (productRegistry: Registry, outputDir: string): Promise<BuiltBaseline> => {
  const remotes = Object.entries(productRegistry.remotes);
  const stats = await buildHost(
    remotes.map(([name]) => name),
    outputDir,
  );
  for (const [name, { current }] of remotes) {
    await buildRemote(name, listExposed(current.descriptor), join(outputDir, 'remotes', name));
  }
  const descriptor = writeShellDescriptor(SHELL_DIR, outputDir, stats);
  mergeRemoteTexts(outputDir);
  // The library adds no hashes itself, so the HTML holds all of them.
  const integrity = { ...descriptor.integrity, ...descriptor.lazyIntegrity };
  return { descriptor: { ...descriptor, integrity, lazyIntegrity: {} }, pageFiles: {} };
};
