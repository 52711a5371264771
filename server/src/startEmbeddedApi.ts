import type { Monitor } from '@hashgrid/connection';
import type { ProductConfig } from './config';

/** A running product API. */
export interface RunningApi {
  url: string;
  /** Returns a token with which a local user may publish releases. */
  createReleaseToken(user: string): Promise<string>;
  close(): Promise<void>;
}

/** Address on which the embedded API listens, and from which its gateway connects: the only proxy whose `X-Forwarded-For` it trusts. */
export const API_ADDRESS = '127.0.0.1';

interface EmbeddedApiOptions {
  port: number;
  publicUrl: string;
  log: (line: string) => void;
  monitor?: Monitor | undefined;
}

/** Starts the product API in this process. */
export const startEmbeddedApi = async (
  config: ProductConfig,
  { port, publicUrl, log, monitor }: EmbeddedApiOptions,
): Promise<RunningApi> => {
  // Imported on demand, because it includes a database.
  const { startApi } = await import('@hashgrid/api');
  return startApi({
    host: API_ADDRESS,
    port,
    trustProxy: API_ADDRESS,
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    databaseOwnerUrl: config.databaseOwnerUrl,
    artifacts: config.artifacts,
    masterKeys: config.masterKeys,
    keyFile: config.keyFile,
    publicUrl,
    apiKey: config.apiKey,
    gameName: config.gameName,
    gameProfile: config.gameProfile,
    smtp: config.smtp,
    chainNodes: config.chainNodes,
    usdtContracts: config.usdtContracts,
    topUp: config.topUp,
    isAnalyticsOn: config.telemetry.isAnalyticsOn,
    sentryDsn: config.telemetry.sentryDsn,
    logLevel: config.logLevel,
    monitor,
    log,
  });
};
