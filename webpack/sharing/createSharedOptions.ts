import { join } from 'node:path';
import { getLibDir } from '../compile/paths';
import { readPackage } from '../compile/readPackage';
import { SHARED } from '../sharedPackages';
import { readExportedNames } from './readExportedNames';
import { readInstalledVersion } from './readInstalledVersion';

interface SharedOption {
  singleton: true;
  strictVersion: true;
  import: false;
  requiredVersion: string;
}

/** Returns the versions of the shared packages that the shell provides, keyed by package. */
export const readProvidedVersions = (shellDir: string): Record<string, string> =>
  Object.fromEntries(SHARED.map(({ package: name }) => [name, readInstalledVersion(name, shellDir)]));

/** Returns the names that the shell provides, by request: of shared libraries, and of packages that share only some names. */
export const readProvidedNames = (): Record<string, string[]> =>
  Object.fromEntries(
    SHARED.flatMap(({ request, names }): [string, string[]][] => {
      if (names) return [[request, [...names.list]]];
      if (!request.startsWith('@hashgrid/')) return [];
      const index = join(getLibDir(request.replace('@hashgrid/', '')), 'src', 'index.ts');
      return [[request, readExportedNames(index)]];
    }),
  );

/** Lists the dependencies of a package. Packed libraries declare the packages that the shell provides as peer dependencies. */
const listDependencies = (dir: string): string[] => {
  const { dependencies, peerDependencies } = readPackage(dir);
  return Object.keys({ ...dependencies, ...peerDependencies });
};

/** Returns a remote's direct dependencies, and those of the workspace libraries that are bundled into it. */
const collectDependencies = (remoteDir: string): Set<string> => {
  const own = listDependencies(remoteDir);
  const shared = new Set(SHARED.map(({ package: name }) => name));
  const libs = own.filter((name) => name.startsWith('@hashgrid/') && !shared.has(name));
  const libDependencies = libs.flatMap((name) => listDependencies(getLibDir(name.replace('@hashgrid/', ''))));
  return new Set([...own, ...libDependencies]);
};

/** Returns the ranges that a remote requires, keyed by package: `^` and the installed version; for platform, the range of its config. */
export const readRequiredRanges = (remoteDir: string, platform: string): Record<string, string> => {
  const dependencies = collectDependencies(remoteDir);
  const required = SHARED.filter(({ package: name }) => dependencies.has(name));
  return Object.fromEntries(
    required.map(({ package: name }) => [
      name,
      name === '@hashgrid/platform' ? platform : `^${readInstalledVersion(name, remoteDir)}`,
    ]),
  );
};

/** Returns Module Federation's `shared` option for a remote: it uses the shell's packages and never bundles a copy. */
export const createSharedOptions = (ranges: Record<string, string>): Record<string, SharedOption> =>
  Object.fromEntries(
    SHARED.flatMap(({ request, package: name }) => {
      const requiredVersion = ranges[name];
      return requiredVersion
        ? [[request, { singleton: true, strictVersion: true, import: false, requiredVersion }]]
        : [];
    }),
  );
