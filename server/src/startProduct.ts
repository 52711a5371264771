import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '@hashgrid/gateway';
import type { ProductConfig } from './config';
import { findFreePort } from './findFreePort';
import { publishChanged } from './publishChanged';
import { startEmbeddedApi, type RunningApi } from './startEmbeddedApi';

/** A running product. */
export interface RunningProduct {
  /** URL that players open. */
  url: string;
  close(): Promise<void>;
}

/** `log` receives a line about each slow step; `signal` aborts the start. */
export interface StartOptions {
  log: (line: string) => void;
  signal: AbortSignal;
}

const externalApi = (url: string): RunningApi => ({ url, close: () => Promise.resolve() });

/** Starts the API and publishes changes in parallel, as both take seconds. When one fails, the other is stopped. */
const prepare = async (
  config: ProductConfig,
  url: string,
  { log, signal }: StartOptions,
): Promise<RunningApi> => {
  const failed = new AbortController();
  const publishing = publishChanged(config.dataDir, log, AbortSignal.any([signal, failed.signal]));
  const starting = config.apiUrl
    ? Promise.resolve(externalApi(config.apiUrl))
    : startEmbeddedApi(config, url, log);
  try {
    const [api] = await Promise.all([starting, publishing]);
    return api;
  } catch (error) {
    failed.abort();
    await starting.then(
      (api) => api.close(),
      () => undefined,
    );
    throw error;
  }
};

/**
 * Publishes changes, then starts the API (unless `API_URL` names another) and the gateway in this process.
 * @throws {Error} with a readable message when the port is in use, a build fails or the database cannot be opened.
 */
export const startProduct = async (
  config: ProductConfig,
  { log, signal }: StartOptions,
): Promise<RunningProduct> => {
  const port = await findFreePort(config.port, config.host);
  const url = config.publicUrl ?? `http://localhost:${port}`;
  mkdirSync(config.dataDir, { recursive: true });
  const api = await prepare(config, url, { log, signal });
  const gateway = await createGateway({
    releasesDir: join(config.dataDir, 'releases'),
    apiUrl: api.url,
    publicUrl: url,
    trustedProxies: config.trustedProxies ?? '',
    requestsPerAddress: config.requestsPerAddress,
    connectionsPerAddress: config.connectionsPerAddress,
    gameName: config.gameName,
    apiKey: config.apiKey,
    links: config.links,
    wallet: config.wallet,
    telemetry: config.telemetry,
    reloadPages: config.reloadPages,
  });
  const close = async () => {
    await gateway.close();
    await api.close();
  };
  try {
    await gateway.listen({ port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
};
