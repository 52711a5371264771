import { mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type Plugin } from 'esbuild';

const WORKSPACE = join(__dirname, '..', '..', '..');
const CACHE = join(WORKSPACE, 'server', '.cache');
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

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/**
 * Bundles a server entry such as `kyc.ts` with its packages, for tests that start it many times. The bundle starts in a
 * fifth of the CPU time of its sources under tsx; it is deleted after the last test of the file.
 * @returns Path of the bundle.
 */
export async function bundleEntry(entry: string): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'bundle-'));
  folders.push(folder);
  const bundle = join(folder, 'entry.mjs');
  await build({
    entryPoints: [join(WORKSPACE, 'server', 'src', entry)],
    outfile: bundle,
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
  return bundle;
}
