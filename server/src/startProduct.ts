import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '../gateway/createGateway';
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
  const [api] = await Promise.all([
    config.apiUrl ? externalApi(config.apiUrl) : startEmbeddedApi(config, url),
    publishChanged(config.dataDir, log, signal),
  ]);
  const gateway = await createGateway({
    releasesDir: join(config.dataDir, 'releases'),
    apiUrl: api.url,
    gameName: config.gameName,
    apiKey: config.apiKey,
    links: config.links,
    allowedOrigins: [],
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
