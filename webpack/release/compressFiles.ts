import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@hashgrid/contracts/builds';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that players load. Compressing source maps would only slow the build. */
const COMPRESSIBLE = /\.(js|json|css|svg|html|txt|webmanifest)$/;
const MIN_BYTES = 512;

const compressFile = async (path: string): Promise<void> => {
  const content = new Uint8Array(await readFile(path));
  if (content.length < MIN_BYTES) return;
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzipped = await toGzip(content, { level: 9 });
  await Promise.all([
    writeFile(`${path}.br`, new Uint8Array(brotli)),
    writeFile(`${path}.gz`, new Uint8Array(gzipped)),
  ]);
};

/**
 * Writes `.br` (quality 11) and `.gz` files next to the compressible files of a folder, so that requests need no compression.
 * Compresses one file at a time, because file reads and password hashing share Node's four worker threads.
 */
export const compressFiles = async (dir: string): Promise<void> => {
  const files = listFiles(dir).filter((file) => COMPRESSIBLE.test(file));
  for (const file of files) await compressFile(join(dir, file));
};
