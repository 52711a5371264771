import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { tsImport } from 'tsx/esm/api';
import { BuildError } from '../compile/BuildError';
import { REMOTES_DIR } from '../compile/paths';

const CONFIG_FILE = 'remote.config.ts';

/** Names of the remotes of this workspace: folders below `remotes/` that have a config. */
export const remoteNames = (remotesDir = REMOTES_DIR): string[] =>
  readdirSync(remotesDir)
    .filter((name) => existsSync(join(remotesDir, name, CONFIG_FILE)))
    .sort();

/**
 * Reads what a remote says of itself; read anew each time, as a watching build needs it.
 * @throws {BuildError} when there is no such file or it cannot be run.
 */
export const loadRemoteConfig = async (remoteDir: string): Promise<RemoteConfig> => {
  const file = join(remoteDir, CONFIG_FILE);
  if (!existsSync(file)) throw new BuildError(remoteDir, [`There is no ${file}.`]);
  try {
    const module = (await tsImport(file, import.meta.url)) as { default?: unknown };
    // A package without `type` is CommonJS to Node: its default export comes wrapped once more.
    const config = (module.default as { default?: unknown } | undefined)?.default ?? module.default;
    if (!config) throw new Error('It has no default export.');
    return config as RemoteConfig;
  } catch (error) {
    throw new BuildError(remoteDir, [`${file} cannot be read: ${(error as Error).message}`]);
  }
};

/** Configs of all remotes but one. A broken one is its own team's matter and is left out. */
export const loadOtherConfigs = async (name: string, remotesDir = REMOTES_DIR): Promise<RemoteConfig[]> => {
  const others = remoteNames(remotesDir).filter((other) => other !== name);
  const results = await Promise.allSettled(others.map((other) => loadRemoteConfig(join(remotesDir, other))));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
