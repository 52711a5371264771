import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedPort, type Monitor } from '@hashgrid/connection';
import { followRegistry, type FollowedRegistry } from '@hashgrid/gateway/followRegistry';
import { createLiveRegistry } from '@hashgrid/gateway/createLiveRegistry';
import { checkPort } from './checkPort';
import { getRegistryFile, type ProductConfig } from './config';
import { createDataDir } from './createDataDir';
import { createProductGateway } from './createProductGateway';
import { publishChanged } from './publishChanged';
import { API_ADDRESS, startEmbeddedApi, type RunningApi } from './startEmbeddedApi';

/** A running product. */
export interface RunningProduct {
  /** URL that players open. */
  url: string;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Receives a line about each slow step. */
  log: (line: string) => void;
  /** Aborts the publish of changes, and with it the wait for a first build. */
  signal: AbortSignal;
  /** Receives measurements. */
  monitor?: Monitor | undefined;
}

type Publish = (log: StartOptions['log'], signal: AbortSignal) => Promise<string | null>;

/** Returns the function that publishes changes; null during development, and without a token for the API at `API_URL`. */
const preparePublish = async (
  config: ProductConfig,
  api: RunningApi | undefined,
): Promise<Publish | null> => {
  if (config.isDevelopment) return null;
  const url = api?.url ?? config.apiUrl;
  const token = api ? await api.createReleaseToken('npm start') : config.releaseToken;
  const { releaseChannel: channel } = config;
  return url && token ? (log, signal) => publishChanged({ url, token, channel }, log, signal) : null;
};

/**
 * Starts the gateway in this process, then the API (unless `API_URL` names another one) and a child process that publishes
 * changes, during which the live releases are served. Without live releases, it resolves only when the first build has finished.
 * @throws {Error} with a readable message when the port is in use, the first build fails or the database cannot be opened.
 */
export const startProduct = async (
  config: ProductConfig,
  { log, signal, monitor }: StartOptions,
): Promise<RunningProduct> => {
  log('Starting Hashgrid …');
  const port = config.port || (await findUnusedPort(config.host));
  await checkPort(port, config.host);
  const url = config.publicUrl ?? `http://localhost:${port}`;
  createDataDir(config.dataDir);
  const apiPort = config.apiUrl ? null : await findUnusedPort(API_ADDRESS);
  const apiUrl = config.apiUrl ?? `http://${API_ADDRESS}:${apiPort}`;
  const live = createLiveRegistry(config.registryFile, { onProblem: () => undefined });
  // A live shell is not enough: it goes live before the remotes, whose pages would not be found until then.
  const firstBuildMarker = join(config.dataDir, 'first-build');
  const isFirstBuildUnfinished = () => !live.read().shell || existsSync(firstBuildMarker);
  let isFirstBuild = isFirstBuildUnfinished();
  let registry: FollowedRegistry | undefined;
  const gateway = await createProductGateway(config, {
    apiUrl,
    publicUrl: url,
    isBuilding: () => isFirstBuild,
    monitor,
    refreshRegistry: async () => registry?.refresh(),
  });
  const closeController = new AbortController();
  let publishing: Promise<string | null> | undefined;
  let api: RunningApi | undefined;
  const close = async () => {
    closeController.abort();
    await publishing?.catch(() => undefined);
    await registry?.close();
    await gateway.close();
    await api?.close();
  };
  try {
    await gateway.listen({ port, host: config.host });
    if (apiPort !== null)
      api = await startEmbeddedApi(config, { port: apiPort, publicUrl: url, log, monitor });
    const file = getRegistryFile(config.dataDir);
    registry = followRegistry({ apiUrl, channel: config.releaseChannel, file, log });
    await registry.refresh();
    isFirstBuild = isFirstBuildUnfinished();
    // If this process is killed during the first build, the marker tells the next one to finish it.
    if (isFirstBuild) writeFileSync(firstBuildMarker, '');
    const publish = await preparePublish(config, api);
    if (isFirstBuild && publish) log('Building Hashgrid for the first time, which takes a few minutes …');
    const endSignal = AbortSignal.any([signal, closeController.signal]);
    publishing = publish ? publish(log, endSignal) : Promise.resolve(null);
    const published = publishing.then(async (problems) => {
      await registry?.refresh();
      // One broken build must not stop the product: its previous release stays live.
      if (problems && !live.read().shell) throw new Error(problems);
      if (problems) log(`${problems}\nThe previous releases stay live.`);
      if (endSignal.aborted) return;
      isFirstBuild = false;
      if (publish) rmSync(firstBuildMarker, { force: true });
    });
    if (isFirstBuild) await published;
    else published.catch((error: Error) => log(error.message));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
};
