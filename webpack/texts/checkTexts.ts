import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listLocalesIn } from '../compile/copyLocales';
import { ROOT, SHELL_DIR } from '../compile/paths';
import { checkGlossary, checkGlossaryFiles } from './checkGlossary';
import { checkLocale, type ExpectedTexts } from './checkLocale';
import type { UsedText } from './collectTexts';
import { findConflicts } from './findConflicts';
import { readGlossaries, type Glossaries } from './readGlossaries';
import { listTextPackages, type TextPackage } from './listTextPackages';

type Texts = Record<string, unknown>;

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const isIn = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => file === source || file.startsWith(source + sep));

/** Texts whose literal is in the package; one from a library of the shell is the shell's. */
const filterOwnTexts = (pack: TextPackage, packages: readonly TextPackage[], texts: readonly UsedText[]) =>
  texts.filter(
    ({ file }) => isIn(file, pack.sources) || !packages.some((other) => isIn(file, other.sources)),
  );

const createExpectedTexts = (texts: readonly UsedText[]): ExpectedTexts =>
  new Map(
    texts.map(({ key, isPlural, file, line }) => [
      key,
      { isPlural, usedAt: `${relative(ROOT, file)}:${line}` },
    ]),
  );

const checkFile = (
  pack: TextPackage,
  locale: string,
  expected: ExpectedTexts,
  glossaries: Glossaries,
): string[] => {
  const file = join(pack.localesDir, `${locale}.json`);
  const path = relative(ROOT, file);
  if (!existsSync(file)) return [`${path} is missing. Create it with the texts of ${pack.name}.`];
  const translated = readTexts(file);
  return [...checkLocale(locale, translated, expected), ...checkGlossary(locale, translated, glossaries)].map(
    (problem) => `${path}: ${problem}`,
  );
};

const checkConflicts = (packages: readonly TextPackage[], locales: readonly string[]): string[] =>
  locales.flatMap((locale) => {
    const translated = packages.flatMap(({ name, localesDir }) => {
      const file = join(localesDir, `${locale}.json`);
      return existsSync(file) ? [{ name, texts: readTexts(file) }] : [];
    });
    return findConflicts(translated).map((problem) => `${locale}: ${problem}`);
  });

/** Returns everything that is wrong with the translations of packages and the glossaries, one problem a line. */
export function checkTexts(
  packages: readonly TextPackage[],
  locales: readonly string[],
  glossaries: Glossaries,
): string[] {
  const collected = packages.map((pack) => ({ pack, ...pack.collect() }));
  const inPackages = collected.flatMap(({ pack, texts, problems }) => {
    const expected = createExpectedTexts(filterOwnTexts(pack, packages, texts));
    return [...problems, ...locales.flatMap((locale) => checkFile(pack, locale, expected, glossaries))];
  });
  const keys = new Set(collected.flatMap(({ texts }) => texts.map(({ key }) => key)));
  return [
    ...inPackages,
    ...checkConflicts(packages, locales),
    ...checkGlossaryFiles(locales, keys, glossaries),
  ];
}

/** Returns everything that is wrong with the translations of the workspace, one problem a line. */
export const checkAllTexts = (): string[] =>
  checkTexts(listTextPackages(), listLocalesIn(join(SHELL_DIR, 'locales')), readGlossaries());
