import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listLocales } from '../compile/copyLocales';
import { ROOT, SHELL_DIR } from '../compile/paths';
import { checkFrenchSpaces } from './checkFrenchSpaces';
import { checkGlossary, checkGlossaryFiles } from './checkGlossary';
import { checkKoreanParticles } from './checkKoreanParticles';
import { checkLocale, type ExpectedTexts } from './checkLocale';
import { createExpectedTexts } from './createExpectedTexts';
import { findConflicts } from './findConflicts';
import { findDuplicateKeys } from './findDuplicateKeys';
import { readGlossaries, type Glossaries } from './readGlossaries';
import { listTextPackages, type TextPackage } from './listTextPackages';
import { selectOwnTexts } from './selectOwnTexts';

type Texts = Record<string, unknown>;

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const checkFile = (
  textPackage: TextPackage,
  locale: string,
  expected: ExpectedTexts,
  glossaries: Glossaries,
): string[] => {
  const file = join(textPackage.localesDir, `${locale}.json`);
  const path = relative(ROOT, file);
  if (!existsSync(file))
    return [`${path} is missing. Create it with the translations of ${textPackage.name}.`];
  const content = readFileSync(file, 'utf8');
  const translated = JSON.parse(content) as Texts;
  return [
    ...findDuplicateKeys(content).map((key) => `${JSON.stringify(key)} is translated twice. Keep one.`),
    ...checkLocale(locale, translated, expected),
    ...checkGlossary(locale, translated, expected, glossaries),
    ...checkFrenchSpaces(locale, translated),
    ...checkKoreanParticles(locale, translated),
  ].map((problem) => `${path}: ${problem}`);
};

const checkConflicts = (packages: readonly TextPackage[], locales: readonly string[]): string[] =>
  locales.flatMap((locale) => {
    const translated = packages.flatMap(({ name, localesDir }) => {
      const file = join(localesDir, `${locale}.json`);
      return existsSync(file) ? [{ name, texts: readTexts(file) }] : [];
    });
    return findConflicts(translated).map((problem) => `${locale}: ${problem}`);
  });

/** Returns the problems of the packages' translations and of the glossaries, one sentence each. */
export function checkTexts(
  packages: readonly TextPackage[],
  locales: readonly string[],
  glossaries: Glossaries,
): string[] {
  const collected = packages.map((textPackage) => ({ textPackage, ...textPackage.collect() }));
  const packageProblems = collected.flatMap(({ textPackage, texts, problems }) => {
    const expected = createExpectedTexts(selectOwnTexts(textPackage, packages, texts));
    return [
      ...problems,
      ...locales.flatMap((locale) => checkFile(textPackage, locale, expected, glossaries)),
    ];
  });
  const keys = new Set(collected.flatMap(({ texts }) => texts.map(({ key }) => key)));
  return [
    ...packageProblems,
    ...checkConflicts(packages, locales),
    ...checkGlossaryFiles(locales, keys, glossaries),
  ];
}

/** Returns the problems of all translations and glossaries of the workspace. */
export const checkAllTexts = (): string[] =>
  checkTexts(listTextPackages(), listLocales(SHELL_DIR), readGlossaries());
