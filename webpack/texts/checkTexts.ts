import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { localesIn } from '../compile/copyLocales';
import { ROOT, SHELL_DIR } from '../compile/paths';
import { checkLocale, type ExpectedTexts } from './checkLocale';
import type { UsedText } from './collectTexts';
import { findConflicts } from './findConflicts';
import { textPackages, type TextPackage } from './textPackages';

type Texts = Record<string, unknown>;

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

const isIn = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => file === source || file.startsWith(source + sep));

/** Texts whose literal is in the package; one from a library of the shell is the shell's. */
const ownTexts = (pack: TextPackage, packages: readonly TextPackage[], texts: readonly UsedText[]) =>
  texts.filter(
    ({ file }) => isIn(file, pack.sources) || !packages.some((other) => isIn(file, other.sources)),
  );

const expectedTexts = (texts: readonly UsedText[]): ExpectedTexts =>
  new Map(
    texts.map(({ key, isPlural, file, line }) => [
      key,
      { isPlural, usedAt: `${relative(ROOT, file)}:${line}` },
    ]),
  );

const checkPackage = (
  pack: TextPackage,
  packages: readonly TextPackage[],
  locales: readonly string[],
): string[] => {
  const { texts, problems } = pack.collect();
  const expected = expectedTexts(ownTexts(pack, packages, texts));
  const found = locales.flatMap((locale) => {
    const file = join(pack.localesDir, `${locale}.json`);
    const path = relative(ROOT, file);
    if (!existsSync(file)) return [`${path} is missing. Create it with the texts of ${pack.name}.`];
    return checkLocale(locale, readTexts(file), expected).map((problem) => `${path}: ${problem}`);
  });
  return [...problems, ...found];
};

const checkConflicts = (packages: readonly TextPackage[], locales: readonly string[]): string[] =>
  locales.flatMap((locale) => {
    const translated = packages.flatMap(({ name, localesDir }) => {
      const file = join(localesDir, `${locale}.json`);
      return existsSync(file) ? [{ name, texts: readTexts(file) }] : [];
    });
    return findConflicts(translated).map((problem) => `${locale}: ${problem}`);
  });

/** Returns everything that is wrong with the translations of the workspace, one problem a line. */
export const checkTexts = (packages: readonly TextPackage[] = textPackages()): string[] => {
  const locales = localesIn(join(SHELL_DIR, 'locales'));
  return [
    ...packages.flatMap((pack) => checkPackage(pack, packages, locales)),
    ...checkConflicts(packages, locales),
  ];
};
