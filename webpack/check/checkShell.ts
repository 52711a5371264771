import type { RemoteDescriptor } from '@hashgrid/contracts';
import type { ShellCandidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { checkShellAgainstLive } from './checkShellAgainstLive';
import { checkTests } from './checkTests';
import type { Finding } from './Finding';

/**
 * Returns why a build of the shell must not become live: what the live remotes need of it; then its tests, and pages of the live
 * remotes in it, each when nothing before has found anything.
 * @param readLive Reads what is live; null while no shell is, and then no page can be opened.
 */
export const checkShell = async (
  candidate: ShellCandidate,
  remotes: readonly RemoteDescriptor[],
  readLive: (() => Promise<LiveSet>) | null,
): Promise<Finding[]> => {
  const findings = checkShellAgainstLive(candidate.descriptor, remotes);
  if (findings.length > 0) return findings;
  const failures = checkTests('shell', candidate.descriptor.version);
  if (failures.length > 0 || !readLive) return failures;
  const { openShellPages } = await import('./openShellPages');
  return openShellPages(candidate, await readLive());
};
