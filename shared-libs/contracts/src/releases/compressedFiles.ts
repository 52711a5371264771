import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { computeIntegrity } from './computeIntegrity';

/** The largest file of a release, in bytes; also when it is decompressed. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

const LIMIT = { maxOutputLength: MAX_FILE_BYTES };
const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

const DECOMPRESS: Record<string, (content: Uint8Array) => Promise<Uint8Array>> = {
  '.br': async (content) => new Uint8Array(await unbrotli(content, LIMIT)),
  '.gz': async (content) => new Uint8Array(await ungzip(content, LIMIT)),
};

/** Endings of the compressed files beside a file. */
export const COMPRESSED_SUFFIXES = Object.keys(DECOMPRESS);
const COMPRESSED = /\.(br|gz)$/;

/** Returns the name of the file that a compressed one stands beside; of any other file, its own. */
export const getOriginalName = (file: string): string => file.replace(COMPRESSED, '');

/** Whether the content of a file has an integrity: that of the original, when the file is compressed. */
export const hasIntegrity = async (
  file: string,
  content: Uint8Array,
  integrity: string,
): Promise<boolean> => {
  const decompress = DECOMPRESS[COMPRESSED.exec(file)?.[0] ?? ''];
  // What cannot be decompressed, or would be too large, is damaged.
  const original = decompress ? await decompress(content).catch(() => null) : content;
  return original !== null && computeIntegrity(original) === integrity;
};
