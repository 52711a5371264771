import { join } from 'node:path';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { REMOTES_DIR } from '../compile/paths';
import { createRemotePackage } from '../texts/listTextPackages';
import { findMissingTexts } from '../texts/findMissingTexts';
import { findWrongTranslations } from '../texts/findWrongTranslations';
import { collectRemoteTexts } from '../texts/selectOwnTexts';
import { checkAgainstLive } from './checkAgainstLive';
import { checkSize } from './checkSize';
import { checkTests } from './checkTests';
import { checkTypes } from './checkTypes';
import type { Finding } from './Finding';

const checkTexts = (candidate: Candidate, { shell }: LiveSet): Finding[] => {
  const { name, version } = candidate.descriptor;
  const remoteTexts = collectRemoteTexts(createRemotePackage(`remotes/${name}`, join(REMOTES_DIR, name)));
  // checkAgainstLive reports languages without any texts.
  const locales = shell.locales.filter((locale) => candidate.descriptor.locales.includes(locale));
  return [
    ...findMissingTexts(remoteTexts, locales).map((line) => ({
      problem: `${name} ${version} lacks translations for the live shell ${shell.version}: ${line}`,
      remedy: `Add the translation to remotes/${name}/locales.`,
    })),
    ...findWrongTranslations(remoteTexts, locales).map((line) => ({
      problem: `${name} ${version} has a wrong translation: ${line}`,
      remedy: 'Use the placeholders of the key, and give each plural the forms of its language.',
    })),
  ];
};

/**
 * Returns why a build of a remote must not become live. Compares the build with the live set, compiles its sources with the live
 * platform's types, and checks its texts and sizes. Only if all of that passes does it run the tests, and only if they pass does it open
 * the pages and widgets in the live shell, because both take longer.
 */
export const checkRemote = async (candidate: Candidate, live: LiveSet): Promise<Finding[]> => {
  const { name, version } = candidate.descriptor;
  // Each step can take a minute on a busy machine.
  console.log(`Comparing ${name} ${version} with ${live.url} …`);
  const findings = [
    ...checkAgainstLive(candidate.descriptor, live),
    ...(await checkTypes(candidate, live)),
    ...checkTexts(candidate, live),
    ...checkSize(candidate),
  ];
  if (findings.length > 0) return findings;
  console.log(`Running the tests of ${name} …`);
  const failures = checkTests(name, version);
  if (failures.length > 0) return failures;
  console.log(`Opening the pages of ${name} in the live shell …`);
  const { openPages } = await import('./openPages');
  return openPages(candidate, live);
};
