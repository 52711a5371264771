import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { storeRelease } from './storeRelease';

let dir: string;
let storeDir: string;
let buildDir: string;

const SCRIPT = `export const text = '${'hash '.repeat(300)}';`;
const build = (files: Record<string, string>, sourceHash = 'one') => {
  rmSync(buildDir, { recursive: true, force: true });
  mkdirSync(buildDir, { recursive: true });
  writeFileSync(
    join(buildDir, 'remote.json'),
    JSON.stringify({ name: 'shop', version: '1.2.3', sourceHash }),
  );
  for (const [file, content] of Object.entries(files)) writeFileSync(join(buildDir, file), content);
};
const place = (compress = true) => storeRelease(storeDir, 'shop', buildDir, { compress });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'place-'));
  storeDir = join(dir, 'store');
  buildDir = join(dir, 'build');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('stores a build in a directory named by version and content, and leaves no temporary files', async () => {
  build({ 'entry.js': SCRIPT });
  const { version, hash, base } = await place();
  expect(base).toBe(`/remotes/shop/${version}-${hash}/`);
  expect(version).toBe('1.2.3');
  expect(readdirSync(storeDir)).toEqual(['remotes']);
});

test('compresses scripts, but neither source maps nor tiny files', async () => {
  build({ 'entry.js': SCRIPT, 'entry.js.map': SCRIPT, 'tiny.js': '1' });
  const { base } = await place();
  const read = (file: string) => new Uint8Array(readFileSync(join(storeDir, base, file)));
  expect(brotliDecompressSync(read('entry.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('entry.js.gz')).toString()).toBe(SCRIPT);
  expect(readdirSync(join(storeDir, base)).sort()).toEqual([
    'entry.js',
    'entry.js.br',
    'entry.js.gz',
    'entry.js.map',
    'remote.json',
    'tiny.js',
  ]);
});

test('stores the same content once, whatever its source hash', async () => {
  build({ 'entry.js': SCRIPT });
  const one = await place();
  build({ 'entry.js': SCRIPT }, 'two');
  const two = await place();
  expect(two.base).toBe(one.base);
  expect(two.descriptor.sourceHash).toBe('two');
});

test('stores other content in another directory', async () => {
  build({ 'entry.js': SCRIPT });
  const one = await place();
  build({ 'entry.js': `${SCRIPT}// more` });
  const two = await place();
  expect(two.base).not.toBe(one.base);
  expect(readFileSync(join(storeDir, one.base, 'entry.js'), 'utf8')).toBe(SCRIPT);
});

test('lets two concurrent publishers store the same content', async () => {
  build({ 'entry.js': SCRIPT });
  const [one, two] = await Promise.all([place(), place()]);
  expect(two.base).toBe(one.base);
  expect(readdirSync(join(storeDir, 'remotes', 'shop'))).toHaveLength(1);
});
