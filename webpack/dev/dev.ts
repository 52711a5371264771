import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { watchFile } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { DEFAULT_PORT, resolveDataDir } from '@hashgrid/contracts/command-line';
import { ReleaseApiError, SHELL } from '@hashgrid/contracts/releases';
import { describeChoices } from '../cli/describeChoices';
import { CommandError } from '../cli/CommandError';
import { ROOT } from '../compile/paths';
import { listPublishable } from '../release/publish';
import { findReleaseTarget, findRunningProduct } from '../release/openReleaseClient';
import { publishAll } from '../release/publishAll';
import { ReleaseError } from '../release/ReleaseError';
import { getReleasesDir } from '../release/releaseStore';
import { withTemporaryDir } from '../release/withTemporaryDir';
import { linkLiveReleases } from './linkLiveReleases';
import { publishDevBuild } from './publishDevBuild';
import { watchPackage } from './watchPackage';

const log = (line: string) => console.log(line);

type ProductProcess = ChildProcessByStdio<null, Readable, null>;

/** How often the session checks for new releases of other packages. */
const POLL_MS = 1_000;

/** Starts the product on the session's store; its open pages reload when a release changes. */
const spawnProduct = (devDir: string): ProductProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/src/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DEV_RELEASES: devDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Prints the output of the product, and resolves when it is ready. */
const waitUntilReady = (product: ProductProcess): Promise<void> =>
  new Promise((resolve) => {
    createInterface({ input: product.stdout }).on('line', (line) => {
      log(line);
      if (line.startsWith('Hashgrid is running at')) resolve();
    });
  });

const exitWithProduct = (code: number | null) => process.exit(code ?? 1);

/**
 * Publishes every package that has changed since its last release. Reports failed builds without stopping the
 * rest.
 */
const publishChanged = async (): Promise<void> => {
  try {
    // The channel that the session's product serves.
    const channel = process.env.RELEASE_CHANNEL || undefined;
    await publishAll(await findReleaseTarget(), { ifChanged: true, keepOthers: true, channel, log });
  } catch (error) {
    if (!(error instanceof ReleaseError || error instanceof ReleaseApiError)) throw error;
    log(error.message);
  }
};

const runSession = async (name: string, storeDir: string, devDir: string): Promise<void> => {
  const registryFile = join(dirname(storeDir), 'gateway', 'registry.json');
  const linkLive = () => linkLiveReleases(registryFile, storeDir, devDir, name);
  const product = spawnProduct(devDir);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal));
  product.on('exit', exitWithProduct);
  try {
    await waitUntilReady(product);
    await publishChanged();
    linkLive();
    watchFile(registryFile, { interval: POLL_MS }, linkLive);
    await watchPackage(name, (buildDir) => publishDevBuild(devDir, name, buildDir), log);
  } catch (error) {
    // It must neither outlive this process, nor end it before the error is printed.
    product.off('exit', exitWithProduct).kill();
    throw error;
  }
  log(`Watching ${name}. Open pages update when it changes. Press Ctrl-C to stop.`);
  // The session ends when the product exits.
  await new Promise(() => undefined);
};

/**
 * Checks that the session can start a product: two can't open the embedded database of one data folder, whatever their ports are.
 * @throws {CommandError} when one is running, such as `npm start`, with how to work with it.
 */
const requireNoProduct = async (name: string): Promise<void> => {
  const { API_URL, DATABASE_URL, HASHGRID_DATA } = process.env;
  // Many products can use a PostgreSQL. With another API, which may be the product that is running, the session opens no database.
  if (API_URL || DATABASE_URL) return;
  const dataDir = resolveDataDir(ROOT, HASHGRID_DATA);
  const url = (await findRunningProduct(dataDir))?.pagesUrl;
  if (!url) return;
  const port = Number(new URL(url).port || DEFAULT_PORT) + 1;
  const advice =
    name === SHELL
      ? 'Stop it first.'
      : `Stop it, or add your build to its pages: HASHGRID_URL=${url} PORT=${port} npm run dev -- ${name}`;
  throw new CommandError(`A product is already running on ${dataDir}, at ${url}. ${advice}`);
};

/**
 * `npm run dev -- <name>`: starts the product, and rebuilds one remote (or the shell) on each change. Its builds are live
 * only in this session, and are deleted at its end.
 * @throws {CommandError} for an unknown name, or while a product is running on the data folder.
 */
export const dev = async (name: string | undefined): Promise<void> => {
  const names = listPublishable();
  if (!name || !names.includes(name)) {
    throw new CommandError(`Usage: npm run dev -- <name>. ${describeChoices(names)}`);
  }
  await requireNoProduct(name);
  // A session keeps its builds in a folder and serves them itself, even if the installation has an artifact store or a CDN.
  delete process.env.ARTIFACTS_BUCKET;
  delete process.env.ARTIFACTS_ORIGIN;
  const storeDir = getReleasesDir();
  await withTemporaryDir(join(dirname(storeDir), 'dev'), (devDir) => runSession(name, storeDir, devDir));
};
