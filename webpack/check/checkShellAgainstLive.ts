import type { RemoteDescriptor, ShellDescriptor } from '@hashgrid/contracts';
import { findTakenEndpoints } from '@hashgrid/contracts/builds';
import { SHELL } from '@hashgrid/contracts/releases';
import semver from 'semver';
import type { Finding } from './Finding';

/** Descriptors of the live releases that a build of the shell is compared with. */
export interface LiveDescriptors {
  /** Null while no shell is live. */
  shell: ShellDescriptor | null;
  remotes: readonly RemoteDescriptor[];
}

const formatLiveRemote = ({ name, version }: RemoteDescriptor) => `${name} ${version}, which is live,`;

const checkShared = (shell: ShellDescriptor, remote: RemoteDescriptor): Finding[] =>
  Object.entries(remote.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided && semver.satisfies(provided, range)) return [];
    return [
      {
        problem: `${formatLiveRemote(remote)} needs ${name} ${range}, but shell ${shell.version} provides ${provided ?? 'none'}.`,
        remedy: `Provide a version in that range; or have the team of ${remote.name} widen it, and publish first: npm run release -- publish ${remote.name}`,
      },
    ];
  });

const checkNames = (shell: ShellDescriptor, remote: RemoteDescriptor): Finding[] =>
  Object.entries(remote.sharedNames ?? {}).flatMap(([request, names]) => {
    const exported = shell.sharedNames?.[request];
    return names
      .filter((name) => exported && !exported.includes(name))
      .map((name) => ({
        problem: `${formatLiveRemote(remote)} imports "${name}" from ${request}, but shell ${shell.version} does not provide it.`,
        remedy: `Keep exporting "${name}"; or have the team of ${remote.name} publish without it first: npm run release -- publish ${remote.name}`,
      }));
  });

/** Leaves out endpoints that the live shell has too: refusing the new one would not end that conflict. */
const checkEndpoints = (
  shell: ShellDescriptor,
  remote: RemoteDescriptor,
  liveShell: LiveDescriptors['shell'],
): Finding[] =>
  findTakenEndpoints({ ...shell, name: SHELL }, [
    ...(liveShell ? [{ ...liveShell, name: SHELL }] : []),
    remote,
  ]).map(({ endpoint }) => ({
    problem: `shell ${shell.version} has the endpoint ${endpoint}, as ${formatLiveRemote(remote)} has: one would replace the other, because all share one API client.`,
    remedy: `Choose another name; or have the team of ${remote.name} publish without it first: npm run release -- publish ${remote.name}`,
  }));

const checkLanguages = (shell: ShellDescriptor, remote: RemoteDescriptor): Finding[] =>
  shell.locales
    .filter((locale) => !remote.locales.includes(locale))
    .map((locale) => ({
      problem: `shell ${shell.version} offers ${locale}, in which ${formatLiveRemote(remote)} has no texts.`,
      remedy: `Have the team of ${remote.name} publish its texts first: npm run release -- publish ${remote.name}`,
    }));

/** Returns which live remotes could not run in a build of the shell, and why. */
export const checkShellAgainstLive = (shell: ShellDescriptor, live: LiveDescriptors): Finding[] =>
  live.remotes.flatMap((remote) =>
    [checkShared, checkNames, checkEndpoints, checkLanguages].flatMap((check) =>
      check(shell, remote, live.shell),
    ),
  );
