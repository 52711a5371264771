import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnusedPort, type Monitor } from '@hashgrid/connection';
import { followRegistry, type FollowedRegistry } from '@hashgrid/gateway/followRegistry';
import { createLiveRegistry } from '@hashgrid/gateway/createLiveRegistry';
import { checkPort } from './checkPort';
import { getFollowedFile, type ProductConfig } from './config';
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

/** `log` receives a line about each slow step; `signal` aborts the start; `monitor` receives measurements. */
export interface StartOptions {
  log: (line: string) => void;
  signal: AbortSignal;
  monitor?: Monitor | undefined;
}

type Publish = (log: StartOptions['log'], signal: AbortSignal) => Promise<string | null>;

/** Returns the function that publishes changes; null where nothing is published: during development, or to an API without a token. */
const preparePublish = async (
  config: ProductConfig,
  api: RunningApi | undefined,
): Promise<Publish | null> => {
  if (config.isDevelopment) return null;
  const url = api?.url ?? config.apiUrl;
  const token = api ? await api.createReleaseToken('npm start') : config.releaseToken;
  return url && token ? (log, signal) => publishChanged({ url, token }, log, signal) : null;
};

/**
 * Starts the gateway in this process, then the API (unless `API_URL` names another) and a child process that publishes
 * changes. What is live is served meanwhile; before anything is, the product is usable when the first build is done.
 * @throws {Error} with a readable message when the port is in use, the first build fails or the database cannot be opened.
 */
export const startProduct = async (
  config: ProductConfig,
  { log, signal, monitor }: StartOptions,
): Promise<RunningProduct> => {
  const port = config.port || (await findUnusedPort(config.host));
  await checkPort(port, config.host);
  const url = config.publicUrl ?? `http://localhost:${port}`;
  createDataDir(config.dataDir);
  const apiPort = config.apiUrl ? null : await findUnusedPort(API_ADDRESS);
  const apiUrl = config.apiUrl ?? `http://${API_ADDRESS}:${apiPort}`;
  const live = createLiveRegistry(config.registryFile, () => undefined);
  // The shell goes live before the remotes: pages of those that are not live yet would not be found.
  const unfinished = join(config.dataDir, 'first-build');
  const isUnfinished = () => !live.read().shell || existsSync(unfinished);
  let isFirstBuild = isUnfinished();
  let registry: FollowedRegistry | undefined;
  const gateway = await createProductGateway(config, {
    apiUrl,
    publicUrl: url,
    isBuilding: () => isFirstBuild,
    monitor,
    refreshRegistry: async () => registry?.refresh(),
  });
  const stopped = new AbortController();
  let publishing: Promise<string | null> | undefined;
  let api: RunningApi | undefined;
  const close = async () => {
    stopped.abort();
    await publishing?.catch(() => undefined);
    await registry?.close();
    await gateway.close();
    await api?.close();
  };
  try {
    await gateway.listen({ port, host: config.host });
    if (apiPort !== null)
      api = await startEmbeddedApi(config, { port: apiPort, publicUrl: url, log, monitor });
    const file = getFollowedFile(config.dataDir);
    registry = followRegistry({ apiUrl, channel: config.releaseChannel, file, log });
    await registry.refresh();
    isFirstBuild = isUnfinished();
    // A process that is killed before the end leaves it to the next one.
    if (isFirstBuild) writeFileSync(unfinished, '');
    const publish = await preparePublish(config, api);
    const ended = AbortSignal.any([signal, stopped.signal]);
    publishing = publish ? publish(log, ended) : Promise.resolve(null);
    const published = publishing.then(async (problems) => {
      await registry?.refresh();
      // One broken build must not stop the product: its previous release stays live.
      if (problems && !live.read().shell) throw new Error(problems);
      if (problems) log(`${problems}\nThe previous releases stay live.`);
      if (ended.aborted) return;
      isFirstBuild = false;
      if (publish) rmSync(unfinished, { force: true });
    });
    // Whoever waits for it handles the failure.
    published.catch(() => undefined);
    if (isFirstBuild) await published;
    else published.catch((error: Error) => log(error.message));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
};
