import { join } from 'node:path';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { REMOTES_DIR } from '../compile/paths';
import { runTests } from '../jest/runTests';
import { createRemotePackage } from '../texts/listTextPackages';
import { findMissingTexts } from '../texts/findMissingTexts';
import { checkAgainstLive } from './checkAgainstLive';
import { checkSize } from './checkSize';
import type { Finding } from './Finding';

const checkTexts = (candidate: Candidate, { shell }: LiveSet): Finding[] => {
  const { name } = candidate.descriptor;
  const pack = createRemotePackage(`remotes/${name}`, join(REMOTES_DIR, name));
  // A language without any text is a finding of its own.
  const locales = shell.locales.filter((locale) => candidate.descriptor.locales.includes(locale));
  return findMissingTexts(pack, locales).map((line) => ({
    problem: `${line.replace(/\.$/, '')}, which the live shell ${shell.version} offers.`,
    remedy: `Write it in remotes/${name}/locales.`,
  }));
};

const checkTests = ({ descriptor: { name, version } }: Candidate): Finding[] =>
  runTests([name])
    ? []
    : [{ problem: `Tests of ${name} ${version} fail, see above.`, remedy: `npx hashgrid test ${name}` }];

/**
 * Returns every reason why a build of a remote must not become live: what it needs of the live set, its texts, sizes and tests, and
 * its pages in the live shell.
 */
export const checkRemote = async (candidate: Candidate, live: LiveSet): Promise<Finding[]> => {
  const findings = [
    ...checkAgainstLive(candidate.descriptor, live),
    ...checkTexts(candidate, live),
    ...checkSize(candidate),
    ...checkTests(candidate),
  ];
  // A build that cannot run in the live shell would only say so again.
  if (findings.length > 0) return findings;
  const { openPages } = await import('./openPages');
  return openPages(candidate, live);
};
