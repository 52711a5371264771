import type { ProductConfig } from './config';

/** A product API that this process runs, or one elsewhere. */
export interface RunningApi {
  url: string;
  close(): Promise<void>;
}

/** Starts the product API on a free local port, with its data in the data folder. */
export const startEmbeddedApi = async (config: ProductConfig, publicUrl: string): Promise<RunningApi> => {
  // Loaded only when it is wanted: it brings a whole database.
  const { startApi } = await import('../api/src/startApi');
  return startApi({
    port: 0,
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    publicUrl,
    apiKey: config.apiKey,
    gameName: config.gameName,
  });
};
