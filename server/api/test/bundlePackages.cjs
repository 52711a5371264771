const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Entries of packages that consist of many small modules, by the bundle that they become. Jest would look for, compile and
 * run each module in every test file. Packages that exchange objects with each other share a bundle.
 */
const BUNDLES = {
  http: [
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    '@fastify/swagger',
    'fastify',
    'jose',
    'pg',
    'pino',
  ],
  schemas: [
    'typebox',
    'typebox/compile',
    'typebox/format',
    'typebox/guard',
    'typebox/schema',
    'typebox/system',
    'typebox/value',
  ],
  proxy: ['@fastify/http-proxy'],
  wallets: ['viem', 'viem/accounts', 'viem/siwe'],
  'testing-library': ['@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'],
};
/** What bundles import from outside: an optional package that isn't installed, and React, which pages import too. */
const EXTERNAL = ['pg-native', 'react', 'react-dom'];
const FOLDER = join(__dirname, '..', '..', '.cache', 'packages');

const getFile = (entry) => join(FOLDER, `${entry.replaceAll('/', '-')}.cjs`);

/** Replaces a file in one step: another run of Jest may be reading it. */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** Bundles the entries into one CommonJS file, and writes a file per entry that exports its part. */
function bundle(name, entries) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: entries
        .map((entry) => `Object.defineProperty(exports, '${entry}', { get: () => require('${entry}') });`)
        .join('\n'),
      resolveDir: __dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    external: EXTERNAL,
    write: false,
    logLevel: 'error',
  });
  replaceFile(join(FOLDER, `${name}.bundle.cjs`), outputFiles[0].contents);
  for (const entry of entries)
    replaceFile(getFile(entry), `module.exports = require('./${name}.bundle.cjs')['${entry}'];\n`);
}

/** npm's list of what is installed. */
const INSTALLED = join(__dirname, '..', '..', '..', 'node_modules', '.package-lock.json');
/** Contains the hash of what the bundles were made from. */
const BUNDLED_FROM = join(FOLDER, 'bundled-from.txt');

/** Returns the hash of everything that the bundles depend on. Throws when npm has not finished an installation here. */
function hashSources() {
  if (!existsSync(INSTALLED))
    throw new Error(
      `Could not find ${INSTALLED}, which npm writes when it has installed everything. Run: npm ci`,
    );
  const hash = createHash('sha256').update(process.version);
  for (const path of [__filename, INSTALLED]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** Jest's global setup: creates the files of `mapBundledPackages`, unless those of the installed packages exist. */
function bundlePackages() {
  const sources = hashSources();
  if (existsSync(BUNDLED_FROM) && readFileSync(BUNDLED_FROM, 'utf8') === sources) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, entries] of Object.entries(BUNDLES)) bundle(name, entries);
  replaceFile(BUNDLED_FROM, sources);
}

module.exports = bundlePackages;
/** Maps the entries of these bundles to their files, for Jest's `moduleNameMapper`. */
module.exports.mapBundledPackages = (names = Object.keys(BUNDLES)) =>
  Object.fromEntries(names.flatMap((name) => BUNDLES[name]).map((entry) => [`^${entry}$`, getFile(entry)]));
