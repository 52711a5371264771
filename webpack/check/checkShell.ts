import type { ShellCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { checkShellAgainstLive, type LiveDescriptors } from './checkShellAgainstLive';
import { checkTests } from './checkTests';
import type { Finding } from './Finding';

/**
 * Returns why a build of the shell must not become live. It checks what the live remotes need from the build, then runs the tests,
 * and then opens pages of the live remotes in the build; each step runs only if the one before has passed.
 * @param readLive Reads the live set; null while no shell is live, so that no page can be opened.
 */
export const checkShell = async (
  candidate: ShellCandidate,
  live: LiveDescriptors,
  readLive: (() => Promise<LiveSet>) | null,
): Promise<Finding[]> => {
  const findings = checkShellAgainstLive(candidate.descriptor, live);
  if (findings.length > 0) return findings;
  // Each step can take minutes on a busy machine.
  console.log('Running the tests of shell …');
  const failures = checkTests('shell', candidate.descriptor.version);
  if (failures.length > 0 || !readLive) return failures;
  console.log('Opening the pages of the live remotes in this shell …');
  const { openShellPages } = await import('./openShellPages');
  return openShellPages(candidate, await readLive());
};
