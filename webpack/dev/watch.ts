import { join } from 'node:path';
import webpack, { type Configuration, type Stats, type Watching } from 'webpack';
import { BuildError } from '../compile/BuildError';
import { CACHE_DIR, REMOTES_DIR, SHELL_DIR } from '../compile/paths';
import { problemsOf } from '../compile/runCompiler';
import { checkedConfig } from '../remote/buildRemote';
import { describeRemote } from '../remote/describeRemote';
import { remoteConfig } from '../remote/remoteConfig';
import { describeShell } from '../shell/describeShell';
import { shellConfig } from '../shell/shellConfig';
import { DevSourcesPlugin } from './DevSourcesPlugin';

/** One thing under work: how to build it, and how to complete a build for the store. */
interface DevTarget {
  config: Configuration;
  describe(stats: Stats): Promise<void>;
}

const targetOf = async (name: string, outputDir: string): Promise<DevTarget> => {
  if (name === 'shell') {
    return {
      config: shellConfig(SHELL_DIR, outputDir, 'development'),
      describe: async (stats) => void describeShell(SHELL_DIR, outputDir, stats),
    };
  }
  const remoteDir = join(REMOTES_DIR, name);
  const config = await checkedConfig(name);
  const pagesOf = ({ routes }: typeof config) => routes.map(({ page }) => page).join();
  return {
    config: remoteConfig(remoteDir, config, outputDir, 'development'),
    describe: async (stats) => {
      const now = await checkedConfig(name);
      if (pagesOf(now) !== pagesOf(config)) throw new PagesChangedError();
      describeRemote(remoteDir, now, outputDir, stats);
    },
  };
};

/** A remote offers other pages than the running build knows of: the build must start over. */
class PagesChangedError extends Error {
  override name = 'PagesChangedError';
}

/**
 * Builds a remote or the shell at each change of its sources.
 * @param publish Given the folder of each good build.
 * @param log Told what happened, problems included.
 */
export const watch = async (
  name: string,
  publish: (buildDir: string) => Promise<void>,
  log: (line: string) => void,
): Promise<void> => {
  const outputDir = join(CACHE_DIR, 'dev', name);
  let watching: Watching | undefined;

  const finish = async (target: DevTarget, stats: Stats): Promise<void> => {
    if (stats.hasErrors()) throw new BuildError(name, problemsOf(stats));
    await target.describe(stats);
    await publish(outputDir);
    log(`${name} is live again (${stats.endTime - stats.startTime} ms).`);
  };
  const begin = async (): Promise<void> => {
    const target = await targetOf(name, outputDir);
    const packageDir = name === 'shell' ? SHELL_DIR : join(REMOTES_DIR, name);
    target.config.plugins?.push(new DevSourcesPlugin(packageDir));
    watching = webpack(target.config)?.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return log(error.message);
      if (stats) void finish(target, stats).catch(retell);
    });
  };
  const retell = (error: Error): void => {
    if (!(error instanceof PagesChangedError)) return log(error.message);
    log(`The pages of ${name} changed, building anew …`);
    watching?.close(() => void begin().catch(retell));
  };
  await begin();
};
