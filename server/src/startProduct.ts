import { mkdirSync } from 'node:fs';
import type { Monitor } from '@hashgrid/contracts/connection';
import { liveRegistry } from '@hashgrid/gateway/liveRegistry';
import type { ProductConfig } from './config';
import { createProductGateway } from './createProductGateway';
import { findFreePort } from './findFreePort';
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

/**
 * Starts the gateway in this process, then the API (unless `API_URL` names another) and a child process that publishes
 * changes. What is live is served meanwhile; with an empty store, the product is usable when the first build is done.
 * @throws {Error} with a readable message when the port is in use, the first build fails or the database cannot be opened.
 */
export const startProduct = async (
  config: ProductConfig,
  { log, signal, monitor }: StartOptions,
): Promise<RunningProduct> => {
  const port = await findFreePort(config.port, config.host);
  const url = config.publicUrl ?? `http://localhost:${port}`;
  mkdirSync(config.dataDir, { recursive: true });
  const apiPort = config.apiUrl ? null : await findFreePort(0, API_ADDRESS);
  const live = liveRegistry(config.releasesDir, () => undefined);
  let isBuilding = !live.read().shell;
  const gateway = await createProductGateway(config, {
    apiUrl: config.apiUrl ?? `http://${API_ADDRESS}:${apiPort}`,
    publicUrl: url,
    isBuilding: () => isBuilding,
    monitor,
  });
  const stopped = new AbortController();
  let publishing: Promise<string | null> | undefined;
  let api: RunningApi | undefined;
  const close = async () => {
    stopped.abort();
    await publishing?.catch(() => undefined);
    await gateway.close();
    await api?.close();
  };
  try {
    await gateway.listen({ port, host: config.host });
    publishing = config.isDevelopment
      ? Promise.resolve(null)
      : publishChanged(config.dataDir, log, AbortSignal.any([signal, stopped.signal]));
    const published = publishing.then((problems) => {
      // One broken build must not stop the product: its previous release stays live.
      if (problems && !live.read().shell) throw new Error(problems);
      if (problems) log(`${problems}\nThe previous releases stay live.`);
      isBuilding = false;
    });
    // Whoever waits for it handles the failure.
    published.catch(() => undefined);
    if (apiPort !== null)
      api = await startEmbeddedApi(config, { port: apiPort, publicUrl: url, log, monitor });
    if (isBuilding) await published;
    else published.catch((error: Error) => log(error.message));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
};
