import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '@hashgrid/gateway';
import type { ProductConfig } from './config';
import { freePort } from './freePort';
import { publishChanged } from './publishChanged';
import { startEmbeddedApi, type RunningApi } from './startEmbeddedApi';

/** A running product. */
export interface RunningProduct {
  /** Where players reach it. */
  url: string;
  close(): Promise<void>;
}

/** Steps that take long are told to `log`; `signal` breaks the start off. */
export interface StartOptions {
  log: (line: string) => void;
  signal: AbortSignal;
}

const externalApi = (url: string): RunningApi => ({ url, close: () => Promise.resolve() });

/** Starts the API while what changed is published: both take seconds. When one fails, the other is ended too. */
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
 * Publishes what changed, then starts the API (unless another is named) and the gateway in this process.
 * @throws {Error} with a message for people when the port is taken, a build fails or the database cannot be opened.
 */
export const startProduct = async (
  config: ProductConfig,
  { log, signal }: StartOptions,
): Promise<RunningProduct> => {
  const port = await freePort(config.port, config.host);
  const url = config.publicUrl ?? `http://localhost:${port}`;
  mkdirSync(config.dataDir, { recursive: true });
  const api = await prepare(config, url, { log, signal });
  const gateway = await createGateway({
    releasesDir: join(config.dataDir, 'releases'),
    apiUrl: api.url,
    trustedProxies: config.trustedProxies ?? '',
    gameName: config.gameName,
    apiKey: config.apiKey,
    links: config.links,
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
