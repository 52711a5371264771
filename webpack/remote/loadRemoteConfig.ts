import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { tsImport } from 'tsx/esm/api';
import { endSentence } from '../cli/endSentence';
import { BuildError } from '../compile/BuildError';
import { REMOTES_DIR } from '../compile/paths';

const CONFIG_FILE = 'remote.config.ts';

/** Returns the names of the workspace's remotes: folders below `remotes/` that have a config. A team's new repository has no `remotes/`. */
export const listRemoteNames = (remotesDir = REMOTES_DIR): string[] =>
  existsSync(remotesDir)
    ? readdirSync(remotesDir)
        .filter((name) => existsSync(join(remotesDir, name, CONFIG_FILE)))
        .sort()
    : [];

/**
 * Loads a remote's config. The config is not cached, because a watching build needs its changes.
 * @throws {BuildError} when the file is missing or fails to run.
 */
export const loadRemoteConfig = async (remoteDir: string): Promise<RemoteConfig> => {
  const name = basename(remoteDir);
  const file = join(remoteDir, CONFIG_FILE);
  if (!existsSync(file)) throw new BuildError(name, [`${file} is missing.`]);
  try {
    const module = (await tsImport(file, import.meta.url)) as { default?: unknown };
    // Node treats a package without `type` as CommonJS and wraps its default export again.
    const config = (module.default as { default?: unknown } | undefined)?.default ?? module.default;
    if (!config) throw new Error('it has no default export');
    return config as RemoteConfig;
  } catch (error) {
    throw new BuildError(name, [`Could not load ${file}: ${endSentence((error as Error).message)}`]);
  }
};

/** Loads the configs of all remotes but one. Configs that fail to load are left out, so that they do not block other teams. */
export const loadOtherConfigs = async (name: string, remotesDir = REMOTES_DIR): Promise<RemoteConfig[]> => {
  const others = listRemoteNames(remotesDir).filter((other) => other !== name);
  const results = await Promise.allSettled(others.map((other) => loadRemoteConfig(join(remotesDir, other))));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
