import type { BootstrapRemote, RemoteDescriptor } from '@hashgrid/contracts';
import { findTakenEndpoints, findTakenPaths } from '@hashgrid/contracts/builds';
import { SHELL } from '@hashgrid/contracts/releases';
import semver from 'semver';
import type { LiveSet } from '../environment/readLiveSet';
import { SHARED } from '../sharedPackages';
import { checkSlots } from './checkSlots';
import type { Finding } from './Finding';

const PLATFORM = '@hashgrid/platform';

const formatRelease = ({ name, version }: Pick<RemoteDescriptor, 'name' | 'version'>) => `${name} ${version}`;

/** Lists the other live remotes, because a candidate replaces its own live build. */
const listOthers = (candidate: RemoteDescriptor, { remotes }: LiveSet): BootstrapRemote[] =>
  remotes.filter(({ name }) => name !== candidate.name);

/** Returns the command that installs a package: in a team's repository, platform is installed once for all remotes. */
const formatInstall = (remote: string, name: string, version: string): string =>
  `npm install ${name}@${version}${name === PLATFORM ? '' : ` -w remotes/${remote}`}`;

/**
 * Returns how to make a remote accept the live version of a shared package.
 * @param live Undefined when the live shell does not share it.
 */
const describeRemedy = (remote: string, name: string, live: string | undefined): string => {
  if (name === PLATFORM)
    return live
      ? `${formatInstall(remote, name, live)}, set platform in remotes/${remote}/remote.config.ts to "^${live}", and build again; or publish a newer shell first.`
      : `Publish a shell first that shares ${PLATFORM}.`;
  return live
    ? `${formatInstall(remote, name, live)}, and build again; or publish a newer shell first.`
    : `npm uninstall ${name} -w remotes/${remote}; or publish a shell first that shares it.`;
};

const checkShared = (candidate: RemoteDescriptor, { shell }: LiveSet): Finding[] =>
  Object.entries(candidate.shared).flatMap(([name, range]) => {
    const live = shell.shared[name];
    if (live && semver.satisfies(live, range)) return [];
    const provided = live ? `provides ${live}` : 'provides none';
    return [
      {
        problem: `${formatRelease(candidate)} needs ${name} ${range}, but the live shell ${shell.version} ${provided}.`,
        remedy: describeRemedy(candidate.name, name, live),
      },
    ];
  });

/** Returns why a build cannot import a name. The live shell shares only some names of large packages. */
const describeMissingName = (
  candidate: RemoteDescriptor,
  { shell }: LiveSet,
  { request, name }: { request: string; name: string },
): Finding => {
  const remote = `remotes/${candidate.name}`;
  const imports = `${formatRelease(candidate)} imports "${name}" from ${request}`;
  if (SHARED.some((shared) => shared.request === request && shared.names))
    return {
      problem: `${imports}, but the live shell ${shell.version} does not share that name.`,
      remedy: `Remove the import from ${remote}; or publish a shell first that shares "${name}".`,
    };
  const version = shell.shared[request] ?? '';
  return {
    problem: `${imports}, but ${request} ${version} of the live shell ${shell.version} does not export it.`,
    remedy: `${formatInstall(candidate.name, request, version)}, and let the compiler show what to use instead: npx tsc -p ${remote}. Or publish a newer shell first.`,
  };
};

const checkNames = (candidate: RemoteDescriptor, live: LiveSet): Finding[] =>
  Object.entries(candidate.sharedNames ?? {}).flatMap(([request, names]) => {
    const exported = live.shell.sharedNames?.[request];
    // Older shells don't list their exports.
    if (!exported) return [];
    return names
      .filter((name) => !exported.includes(name))
      .map((name) => describeMissingName(candidate, live, { request, name }));
  });

const checkPaths = (candidate: RemoteDescriptor, live: LiveSet): Finding[] => {
  const own = live.remotes.find(({ name }) => name === candidate.name)?.routes ?? [];
  const others = listOthers(candidate, live).flatMap((owner) =>
    owner.routes.map(({ path }) => ({ path, owner })),
  );
  const toPath = ({ path }: { path: string }) => path;
  return findTakenPaths(candidate.routes.map(toPath), own.map(toPath), others).map(
    ({ path, taken, isSame }) => {
      const subject = `The path ${path} of ${formatRelease(candidate)}`;
      const owner = `${formatRelease(taken.owner)}, which is live`;
      return {
        problem: isSame
          ? `${subject} belongs to ${owner}.`
          : `${subject} would take over paths of ${taken.path}, which belongs to ${owner}.`,
        remedy: `Choose another path in remotes/${candidate.name}/remote.config.ts; or have its team publish ${taken.owner.name} without the path first.`,
      };
    },
  );
};

const checkEndpoints = (candidate: RemoteDescriptor, { shell, descriptors }: LiveSet): Finding[] =>
  findTakenEndpoints(candidate, [{ ...shell, name: SHELL }, ...Object.values(descriptors)]).map(
    ({ endpoint, owner }) => {
      const isShell = owner.name === SHELL;
      return {
        problem: `The endpoint ${endpoint} of ${formatRelease(candidate)} would replace that of ${isShell ? 'the live ' : ''}${formatRelease(owner)}${isShell ? '' : ', which is live'}: all share one API client.`,
        remedy: `Choose a name in remotes/${candidate.name}/src that no other team would, such as one with the name of the remote in it${isShell ? '.' : `; or have the team of ${owner.name} publish it without the endpoint first.`}`,
      };
    },
  );

const checkMenus = (candidate: RemoteDescriptor, live: LiveSet): Finding[] =>
  (candidate.menu ?? []).flatMap(({ title }) => {
    const owner = listOthers(candidate, live).find(({ menu }) => menu.some((entry) => entry.title === title));
    if (!owner) return [];
    return [
      {
        problem: `The menu entry "${title}" of ${formatRelease(candidate)} is also one of ${formatRelease(owner)}, which is live.`,
        remedy: `Choose another title in remotes/${candidate.name}/remote.config.ts.`,
      },
    ];
  });

const checkLanguages = (candidate: RemoteDescriptor, { shell }: LiveSet): Finding[] =>
  shell.locales
    .filter((locale) => !candidate.locales.includes(locale))
    .map((locale) => ({
      problem: `${formatRelease(candidate)} has no texts in ${locale}, which the live shell ${shell.version} offers.`,
      remedy: `Write remotes/${candidate.name}/locales/${locale}.json.`,
    }));

/** Returns why a build cannot run in the live set. */
export const checkAgainstLive = (candidate: RemoteDescriptor, live: LiveSet): Finding[] =>
  [checkShared, checkNames, checkPaths, checkEndpoints, checkMenus, checkLanguages, checkSlots].flatMap(
    (check) => check(candidate, live),
  );
