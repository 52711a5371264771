import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Candidate } from '../environment/Candidate';
import type { Finding } from './Finding';

/** Maximum size of a page's entry and chunks together, compressed with Brotli. */
export const MAX_PAGE_KB = 100;

/** Returns the pages that load more than the budget. */
export const checkSize = ({ dir, descriptor }: Candidate): Finding[] => {
  const { name, version, entry, chunks } = descriptor;
  const measure = (file: string) =>
    brotliCompressSync(new Uint8Array(readFileSync(join(dir, file)))).byteLength / 1000;
  const sizes = new Map<string, number>();
  const getSize = (file: string): number => {
    const size = sizes.get(file) ?? measure(file);
    sizes.set(file, size);
    return size;
  };
  return Object.entries(chunks).flatMap(([page, files]) => {
    const size = [...new Set([entry, ...files])].reduce((sum, file) => sum + getSize(file), 0);
    if (size <= MAX_PAGE_KB) return [];
    return [
      {
        problem: `The page ${page} of ${name} ${version} loads ${Math.ceil(size)} kB; the budget of the product is ${MAX_PAGE_KB} kB.`,
        remedy: "Use import() to lazy-load whatever the first view doesn't need.",
      },
    ];
  });
};
