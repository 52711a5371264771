import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { compressFiles } from './compressFiles';

let running = 0;
let maxRunning = 0;

jest.mock('node:zlib', () => {
  const actual = jest.requireActual<typeof zlib>('node:zlib');
  type Compress = (content: Uint8Array, options: object, done: (...result: unknown[]) => void) => void;
  const countRunning =
    (compress: Compress): Compress =>
    (content, options, done) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      compress(content, options, (...result) => {
        running -= 1;
        done(...result);
      });
    };
  return {
    ...actual,
    brotliCompress: countRunning(actual.brotliCompress as Compress),
    gzip: countRunning(actual.gzip as Compress),
  };
});

test('compresses one file at a time, which leaves threads to requests', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'compress-'));
  const content = 'const text = 1;'.repeat(100);
  for (const name of ['a.js', 'b.js', 'c.css']) writeFileSync(join(dir, name), content);
  await compressFiles(dir);
  const read = (file: string) => new Uint8Array(readFileSync(join(dir, file)));
  expect(zlib.brotliDecompressSync(read('c.css.br')).toString()).toBe(content);
  expect(zlib.gunzipSync(read('a.js.gz')).toString()).toBe(content);
  expect(maxRunning).toBe(1);
  rmSync(dir, { recursive: true });
});
