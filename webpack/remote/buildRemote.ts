import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RemoteConfig, RemoteDescriptor } from '@hashgrid/contracts';
import { BuildError } from '../compile/BuildError';
import type { Mode } from '../compile/baseConfig';
import { REMOTES_DIR, ROOT } from '../compile/paths';
import { readPackage } from '../compile/readPackage';
import { runCompiler } from '../compile/runCompiler';
import { PLATFORM_ONLY } from '../shared';
import { checkRemoteConfig } from './checkRemoteConfig';
import { describeRemote } from './describeRemote';
import { loadOtherConfigs, loadRemoteConfig, remoteNames } from './loadRemoteConfig';
import { remoteConfig } from './remoteConfig';

const checkDependencies = (remoteDir: string): string[] =>
  Object.keys(readPackage(remoteDir).dependencies ?? {})
    .filter((name) => PLATFORM_ONLY.includes(name))
    .map(
      (name) =>
        `package.json depends on "${name}", which remotes reach only through the hooks of @hashgrid/platform.`,
    );

/**
 * A remote's config, read and checked.
 * @throws {BuildError} naming everything that is wrong.
 */
export const checkedConfig = async (name: string): Promise<RemoteConfig> => {
  const remoteDir = join(REMOTES_DIR, name);
  if (!existsSync(remoteDir)) {
    throw new BuildError(name, [`There is no remote of this name. There are: ${remoteNames().join(', ')}.`]);
  }
  const config = await loadRemoteConfig(remoteDir);
  const problems = [
    ...checkRemoteConfig(config, {
      remoteDir,
      others: await loadOtherConfigs(name),
      platformVersion: readPackage(join(ROOT, 'shared-libs', 'platform')).version,
    }),
    ...checkDependencies(remoteDir),
  ];
  if (problems.length > 0) {
    throw new BuildError(
      name,
      problems.map((problem) => `${relative(ROOT, remoteDir)}: ${problem}`),
    );
  }
  return config;
};

/** Builds one remote of the workspace into a folder, which then holds everything that a release needs. */
export const buildRemote = async (name: string, outputDir: string, mode: Mode): Promise<RemoteDescriptor> => {
  const remoteDir = join(REMOTES_DIR, name);
  const config = await checkedConfig(name);
  const stats = await runCompiler(remoteConfig(remoteDir, config, outputDir, mode));
  return describeRemote(remoteDir, config, outputDir, stats);
};
