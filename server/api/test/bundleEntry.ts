import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';

const WORKSPACE = join(__dirname, '..', '..', '..');
/** Packages that load native code, WebAssembly or other files from their own folder. */
const UNBUNDLED = ['@electric-sql/pglite', '@fastify/swagger-ui', '@node-rs/argon2', 'sharp'];
// CommonJS packages in the bundle require Node's modules.
const DEFINE_REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Keeps the URLs of our sources, from which migrations and locale files are found. */
const keepSourceUrls: Plugin = {
  name: 'keep-source-urls',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', url) };
    }),
};

async function bundle(entry: string): Promise<string> {
  const file = join(process.env.HASHGRID_TEST_BUNDLES!, `${basename(entry, '.ts')}.mjs`);
  if (existsSync(file)) return file;
  // Moved in one step, because another test file may start the bundle.
  const draft = `${file}.${process.pid}`;
  await build({
    entryPoints: [join(WORKSPACE, 'server', 'src', entry)],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: UNBUNDLED,
    banner: { js: DEFINE_REQUIRE },
    plugins: [keepSourceUrls],
    logLevel: 'error',
  });
  await stop();
  await rename(draft, file);
  return file;
}

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a server entry such as `kyc.ts` with its packages, unless another test file of this run has done so. The bundle starts in a
 * fifth of the CPU time of its sources under tsx.
 * @returns Path of the bundle.
 */
export function bundleEntry(entry: string): Promise<string> {
  if (!bundles.has(entry)) bundles.set(entry, bundle(entry));
  return bundles.get(entry)!;
}
