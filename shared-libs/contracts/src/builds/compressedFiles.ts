import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { computeIntegrity } from './computeIntegrity';

/** Maximum size of a file of a release, decompressed or not, in bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

const LIMIT = { maxOutputLength: MAX_FILE_BYTES };
const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

const DECOMPRESS: Record<string, (content: Uint8Array) => Promise<Uint8Array>> = {
  '.br': async (content) => new Uint8Array(await unbrotli(content, LIMIT)),
  '.gz': async (content) => new Uint8Array(await ungzip(content, LIMIT)),
};

/** Suffixes of the compressed copies beside a file. */
export const COMPRESSED_SUFFIXES = Object.keys(DECOMPRESS);
const COMPRESSED_SUFFIX = /\.(br|gz)$/;

/** Returns the name of the file that a compressed copy belongs to; other names are returned unchanged. */
export const getOriginalName = (file: string): string => file.replace(COMPRESSED_SUFFIX, '');

/** Returns whether the content of a file matches an integrity. That of a compressed copy is the integrity of its original. */
export const hasIntegrity = async (
  file: string,
  content: Uint8Array,
  integrity: string,
): Promise<boolean> => {
  const decompress = DECOMPRESS[COMPRESSED_SUFFIX.exec(file)?.[0] ?? ''];
  // Content that can't be decompressed, or would be too large, is damaged.
  const original = decompress ? await decompress(content).catch(() => null) : content;
  return original !== null && computeIntegrity(original) === integrity;
};
