import { rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats, type Watching } from 'webpack';
import { BuildError } from '../compile/BuildError';
import { CACHE_DIR, REMOTES_DIR, SHELL_DIR } from '../compile/paths';
import { formatProblems } from '../compile/runCompiler';
import { loadCheckedConfig } from '../remote/buildRemote';
import { writeRemoteDescriptor } from '../remote/writeRemoteDescriptor';
import { listExposed, createRemoteWebpackConfig } from '../remote/createRemoteWebpackConfig';
import { getHotFolder, withHotReload, writeHotPages } from '../remote/hot/withHotReload';
import { writeShellDescriptor } from '../shell/writeShellDescriptor';
import { createShellWebpackConfig } from '../shell/createShellWebpackConfig';
import { DevSourcesPlugin } from './DevSourcesPlugin';

/** The package under development: how to build it, and how to complete a build for the release store. */
interface DevTarget {
  config: Configuration;
  writeDescriptor(stats: Stats): Promise<void>;
}

const createTarget = async (name: string, outputDir: string): Promise<DevTarget> => {
  if (name === 'shell') {
    return {
      config: createShellWebpackConfig(SHELL_DIR, outputDir, 'development'),
      writeDescriptor: async (stats) => void writeShellDescriptor(SHELL_DIR, outputDir, stats),
    };
  }
  const remoteDir = join(REMOTES_DIR, name);
  const config = await loadCheckedConfig(name);
  const exposed = listExposed(config).join();
  return {
    config: withHotReload(
      createRemoteWebpackConfig(
        remoteDir,
        config,
        outputDir,
        'development',
        writeHotPages(remoteDir, config),
      ),
      name,
    ),
    writeDescriptor: async (stats) => {
      const current = await loadCheckedConfig(name);
      if (listExposed(current).join() !== exposed) throw new ExposedModulesChangedError();
      writeRemoteDescriptor(remoteDir, current, outputDir, stats);
    },
  };
};

/** The list of pages and widgets in a remote's config changed, so its build must restart. */
class ExposedModulesChangedError extends Error {
  override name = 'ExposedModulesChangedError';
}

/**
 * Builds a remote or the shell on each change of its sources.
 * @param publish Receives the folder of each successful build.
 * @param log Receives a line about each build, errors included.
 */
export const watchPackage = async (
  name: string,
  publish: (buildDir: string) => Promise<void>,
  log: (line: string) => void,
): Promise<void> => {
  const outputDir = join(CACHE_DIR, 'dev', name);
  rmSync(join(CACHE_DIR, 'dev', getHotFolder(name)), { recursive: true, force: true });
  let watching: Watching | undefined;
  let isRestarting = false;
  let lastFinish: Promise<void> = Promise.resolve();

  const finishBuild = async (target: DevTarget, stats: Stats): Promise<void> => {
    if (stats.hasErrors()) throw new BuildError(name, formatProblems(stats));
    await target.writeDescriptor(stats);
    await publish(outputDir);
    log(`Rebuilt ${name} in ${stats.endTime - stats.startTime} ms.`);
  };
  const startWatching = (target: DevTarget): void => {
    const packageDir = name === 'shell' ? SHELL_DIR : join(REMOTES_DIR, name);
    target.config.plugins?.push(new DevSourcesPlugin(packageDir));
    watching = webpack(target.config)?.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return log(error.message);
      // One after another: otherwise an older build could become live after a newer one.
      if (stats) lastFinish = lastFinish.then(() => finishBuild(target, stats)).catch(handleError);
    });
  };
  const restart = async (): Promise<void> => {
    isRestarting = true;
    try {
      // The old build keeps watching until the new config is valid.
      const target = await createTarget(name, outputDir);
      await new Promise((resolve) => watching?.close(resolve));
      startWatching(target);
    } finally {
      isRestarting = false;
    }
  };
  const handleError = (error: Error): void => {
    if (!(error instanceof ExposedModulesChangedError)) return log(error.message);
    // The first build after a restart finds what has changed since.
    if (isRestarting) return;
    log(`The list of pages or widgets of ${name} changed. Restarting the build …`);
    restart().catch(handleError);
  };
  startWatching(await createTarget(name, outputDir));
};
