import semver from 'semver';
import { readPackage } from '../compile/readPackage';
import { PLATFORM_ONLY, SHARED } from '../sharedPackages';
import { readInstalledVersion } from '../sharing/readInstalledVersion';

/** Returns a problem for each dependency that remotes must not use themselves. */
const checkPlatformOnly = (dependencies: Readonly<Record<string, string>>): string[] =>
  Object.keys(dependencies)
    .filter((name) => PLATFORM_ONLY.includes(name))
    .map(
      (name) =>
        `package.json depends on "${name}", which only @hashgrid/platform may use. Use its hooks instead.`,
    );

/**
 * Returns a problem for each shared package whose installed version is outside the range in package.json: the remote is
 * built with the installed version, and requires it from the shell.
 */
const checkInstalledVersions = (
  dependencies: Readonly<Record<string, string>>,
  remoteDir: string,
): string[] => {
  const shared = new Set(SHARED.map(({ package: name }) => name));
  return Object.entries(dependencies).flatMap(([name, range]) => {
    // Tarballs and links have no range.
    if (!shared.has(name) || !semver.validRange(range)) return [];
    const installed = readInstalledVersion(name, remoteDir);
    return semver.satisfies(installed, range)
      ? []
      : [`package.json requires ${name} ${range}, but ${installed} is installed. Run: npm install`];
  });
};

/** Returns every problem of the dependencies in a remote's `package.json`; empty when it can be built. */
export const checkDependencies = (remoteDir: string): string[] => {
  const { dependencies = {} } = readPackage(remoteDir);
  return [...checkPlatformOnly(dependencies), ...checkInstalledVersions(dependencies, remoteDir)];
};
