const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { buildSync } = require('esbuild');

/** Entries of packages that consist of many small ES modules. Jest would read, transform and run each in every test file. */
const ENTRIES = [
  'jose',
  'typebox',
  'typebox/compile',
  'typebox/format',
  'typebox/guard',
  'typebox/schema',
  'typebox/system',
  'typebox/value',
];
const FOLDER = join(__dirname, '..', '..', '.cache', 'es-modules');

const getFile = (entry) => join(FOLDER, `${entry.replaceAll('/', '-')}.cjs`);

/** Replaces a file in one step: another run of Jest may be reading it. */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** Jest's global setup: bundles the entries into one CommonJS file, and writes a file per entry that exports its part. */
function bundleEsModules() {
  const { outputFiles } = buildSync({
    stdin: {
      contents: ENTRIES.map((entry) => `exports['${entry}'] = require('${entry}');`).join('\n'),
      resolveDir: __dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    write: false,
    logLevel: 'error',
  });
  mkdirSync(FOLDER, { recursive: true });
  replaceFile(join(FOLDER, 'all.cjs'), outputFiles[0].contents);
  for (const entry of ENTRIES)
    replaceFile(getFile(entry), `module.exports = require('./all.cjs')['${entry}'];\n`);
}

module.exports = bundleEsModules;
/** Maps the entries to their files, for Jest's `moduleNameMapper`. */
module.exports.mapEsModules = () =>
  Object.fromEntries(ENTRIES.map((entry) => [`^${entry}$`, getFile(entry)]));
