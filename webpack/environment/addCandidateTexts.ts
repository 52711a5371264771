import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import type { Candidate, ShellCandidate } from './Candidate';

type Texts = Record<string, string>;

const readTexts = ({ dir }: Pick<Candidate, 'dir'>, locale: string): Texts => {
  const file = join(dir, 'locales', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
};

/** Adds a candidate's own texts to those of an environment. The English texts are the keys of the other languages. */
export const addCandidateTexts = (
  environmentTexts: Texts,
  candidate: Candidate | ShellCandidate,
  locale: string,
): Texts => {
  if (locale !== DEFAULT_LOCALE) return { ...environmentTexts, ...readTexts(candidate, locale) };
  const keys = candidate.descriptor.locales.flatMap((other) => Object.keys(readTexts(candidate, other)));
  // The key of a plural is its English `other` form; its other forms have the category as a suffix.
  const english = keys.filter((key) => !/\|(zero|one|two|few|many)$/.test(key));
  return { ...environmentTexts, ...Object.fromEntries(english.map((key) => [key, key])) };
};
