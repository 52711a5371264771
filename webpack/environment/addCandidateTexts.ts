import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@hashgrid/contracts';
import { readTexts, type Texts } from '@hashgrid/contracts/texts';
import type { Candidate, ShellCandidate } from './Candidate';

const readOwnTexts = ({ dir }: Pick<Candidate, 'dir'>, locale: string): Texts =>
  readTexts(join(dir, 'locales', `${locale}.json`));

/** Adds a candidate's own texts to those of an environment. The English texts are the keys of the other languages. */
export const addCandidateTexts = (
  environmentTexts: Texts,
  candidate: Candidate | ShellCandidate,
  locale: string,
): Texts => {
  if (locale !== DEFAULT_LOCALE) return { ...environmentTexts, ...readOwnTexts(candidate, locale) };
  const keys = candidate.descriptor.locales.flatMap((other) => Object.keys(readOwnTexts(candidate, other)));
  // The key of a plural is its English `other` form; its other forms have the category as a suffix.
  const english = keys.filter((key) => !/\|(zero|one|two|few|many)$/.test(key));
  return { ...environmentTexts, ...Object.fromEntries(english.map((key) => [key, key])) };
};
