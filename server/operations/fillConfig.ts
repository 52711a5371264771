import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../docs/operations/', import.meta.url);

/**
 * Returns a configuration file of `docs/operations/` with parts replaced, so that the tests run the documented configuration.
 * @param replacements Pairs of a text in the file and its replacement.
 * @throws {Error} when the file doesn't contain one of the texts.
 */
export const fillConfig = (name: string, replacements: readonly (readonly [string, string])[]): string =>
  replacements.reduce(
    (text, [part, replacement]) => {
      if (!text.includes(part)) throw new Error(`docs/operations/${name} doesn't contain "${part}".`);
      return text.replaceAll(part, replacement);
    },
    readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8'),
  );
