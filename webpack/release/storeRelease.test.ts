import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFileVerifier } from '@hashgrid/contracts/releases';
import { storeRelease } from './storeRelease';
import { writeBuild } from './test/writeBuild';

let dir: string;
let storeDir: string;
let buildDir: string;

const SCRIPT = `export const text = '${'hash '.repeat(300)}';`;
const build = (files: Record<string, string>, sourceHash = 'one', integrity: Record<string, string> = {}) =>
  writeBuild(buildDir, files, { version: '1.2.3', sourceHash, integrity });
const store = (compress = true) => storeRelease(storeDir, 'shop', buildDir, { compress });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'store-'));
  storeDir = join(dir, 'store');
  buildDir = join(dir, 'build');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('stores a build in a directory named by version and content, and leaves no temporary files', async () => {
  build({ 'entry.js': SCRIPT });
  const { version, hash, base } = await store();
  expect(base).toBe(`/remotes/shop/${version}-${hash}/`);
  expect(version).toBe('1.2.3');
  expect(readdirSync(storeDir).sort()).toEqual(['.incoming', 'remotes']);
  expect(readdirSync(join(storeDir, '.incoming'))).toEqual([]);
});

test('compresses scripts, but neither source maps nor tiny files', async () => {
  build({ 'entry.js': SCRIPT, 'entry.js.map': SCRIPT, 'tiny.js': '1' });
  const { base } = await store();
  const read = (file: string) => new Uint8Array(readFileSync(join(storeDir, base, file)));
  expect(brotliDecompressSync(read('entry.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('entry.js.gz')).toString()).toBe(SCRIPT);
  expect(readdirSync(join(storeDir, base)).sort()).toEqual([
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'entry.js.map',
    'files.json',
    'remote.json',
    'tiny.js',
  ]);
});

test('stores a changed copy of a stored release', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`part${index}.js`, '1']));
  build(files);
  const first = await store();
  cpSync(join(storeDir, first.base), buildDir, { recursive: true });
  writeFileSync(join(buildDir, 'part0.js'), '2');
  const second = await store();
  expect(second.hash).not.toBe(first.hash);
  expect(await createFileVerifier(storeDir).verifyRelease(second)).toEqual([]);
});

test('stores the same content once, whatever its source hash', async () => {
  build({ 'entry.js': SCRIPT });
  const one = await store();
  build({ 'entry.js': SCRIPT }, 'two');
  const two = await store();
  expect(two.base).toBe(one.base);
  expect(two.descriptor.sourceHash).toBe('two');
});

test('stores other content in another directory', async () => {
  build({ 'entry.js': SCRIPT });
  const one = await store();
  build({ 'entry.js': `${SCRIPT}// more` });
  const two = await store();
  expect(two.base).not.toBe(one.base);
  expect(readFileSync(join(storeDir, one.base, 'entry.js'), 'utf8')).toBe(SCRIPT);
});

test('keeps a stored build when another one has its ID', async () => {
  build({ 'entry.js': SCRIPT, 'part.js': '1' });
  const stored = await store();
  // The hash covers names and contents one after the other, so both builds have the same.
  build({ 'entry.js': `${SCRIPT}part.js\u00001` });
  await expect(store()).rejects.toThrow(
    `a different build is already stored as ${stored.version}-${stored.hash}`,
  );
  expect(await createFileVerifier(storeDir).verifyRelease(stored)).toEqual([]);
});

test('lets two concurrent publishers store the same content', async () => {
  build({ 'entry.js': SCRIPT });
  const [one, two] = await Promise.all([store(), store()]);
  expect(two.base).toBe(one.base);
  expect(readdirSync(join(storeDir, 'remotes', 'shop'))).toHaveLength(1);
});

test('rejects a build whose script does not match its integrity hash', async () => {
  build({ 'entry.js': SCRIPT }, 'one', { 'entry.js': 'sha384-other' });
  await expect(store()).rejects.toThrow(
    /Could not store shop 1\.2\.3: entry\.js is damaged \(and 2 more problems\) after the copy/,
  );
  expect(readdirSync(join(storeDir, '.incoming'))).toEqual([]);
  expect(readdirSync(storeDir)).toEqual(['.incoming']);
});

test.each([
  ['a script is cut off', (file: (name: string) => string) => writeFileSync(file('entry.js'), 'export')],
  [
    'a compressed file is cut off',
    (file: (name: string) => string) => writeFileSync(file('entry.js.br'), 'x'),
  ],
  ['a file is missing', (file: (name: string) => string) => rmSync(file('entry.js'))],
  ['the list of hashes is missing', (file: (name: string) => string) => rmSync(file('files.json'))],
])('repairs a stored build when %s', async (_, damage) => {
  build({ 'entry.js': SCRIPT });
  const { base } = await store();
  damage((name) => join(storeDir, base, name));
  const repaired = await store();
  expect(repaired.base).toBe(base);
  expect(await createFileVerifier(storeDir).verifyRelease(repaired)).toEqual([]);
  expect(readdirSync(join(storeDir, 'remotes', 'shop'))).toHaveLength(1);
});

test('removes what an earlier process with the same ID has left behind, as in a restarted container', async () => {
  const leftover = join(storeDir, '.incoming', `${hostname().replace(/[^\w.]/g, '_')}-${process.pid}-a1b2c3`);
  mkdirSync(leftover, { recursive: true });
  build({ 'entry.js': SCRIPT });
  await store();
  expect(existsSync(leftover)).toBe(false);
});

test('removes what a killed publisher has left behind', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.on('exit', resolve));
  const leftover = join(storeDir, '.incoming', `${hostname().replace(/[^\w.]/g, '_')}-${child.pid}-a1b2c3`);
  mkdirSync(leftover, { recursive: true });
  build({ 'entry.js': SCRIPT });
  await store();
  expect(existsSync(leftover)).toBe(false);
});
