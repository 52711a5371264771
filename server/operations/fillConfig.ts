import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../docs/operations/', import.meta.url);

/**
 * Returns an example of `docs/operations/` with parts replaced, so that what is documented is what is tested.
 * @param replacements Pairs of text in the file and what stands for it.
 * @throws {Error} when the file doesn't contain one of them.
 */
export const fillConfig = (name: string, replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce(
    (text, [part, replacement]) => {
      if (!text.includes(part)) throw new Error(`docs/operations/${name} doesn't contain "${part}".`);
      return text.replaceAll(part, replacement);
    },
    readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8'),
  );
