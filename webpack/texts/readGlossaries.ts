import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';

/** Lists of words or terms, keyed by an English term or by the key of a text. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Glossary of one language, from `docs/glossaries/<locale>.json`. */
export interface Glossary {
  /** How players are addressed. */
  you: string;
  /** Rules of tone and typography for translators. */
  notes: readonly string[];
  /** Stems that a translation of the term contains, compared without case. */
  terms: WordLists;
  /** Terms that the translation of a text may leave out or reword, by key. */
  exceptions: WordLists;
  /** Keys whose translation equals the English text. */
  sameAsEnglish: readonly string[];
}

export interface Glossaries {
  /** The English terms of the product, each with the forms in which texts use it. */
  terms: WordLists;
  byLocale: ReadonlyMap<string, Glossary>;
}

const GLOSSARIES_DIR = join(ROOT, 'docs', 'glossaries');
const TERMS_FILE = 'terms.json';

const readJson = <Content>(dir: string, file: string) =>
  JSON.parse(readFileSync(join(dir, file), 'utf8')) as Content;

/** Reads the terms and the glossary of each language from a folder. */
export function readGlossaries(dir = GLOSSARIES_DIR): Glossaries {
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.json')) : [];
  return {
    terms: files.includes(TERMS_FILE) ? readJson<WordLists>(dir, TERMS_FILE) : {},
    byLocale: new Map(
      files
        .filter((file) => file !== TERMS_FILE)
        .map((file) => [file.slice(0, -'.json'.length), readJson<Glossary>(dir, file)]),
    ),
  };
}
