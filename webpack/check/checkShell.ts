import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { checkShellAgainstLive } from './checkShellAgainstLive';
import { checkTests } from './checkTests';
import type { Finding } from './Finding';

/** Returns why a build of the shell must not become live: what the live remotes need of it, and then its tests. */
export const checkShell = (shell: ShellDescriptor, remotes: readonly RemoteDescriptor[]): Finding[] => {
  const findings = checkShellAgainstLive(shell, remotes);
  return findings.length > 0 ? findings : checkTests('shell', shell.version);
};
