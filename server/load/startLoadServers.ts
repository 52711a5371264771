import { NO_THIRD_PARTY_TELEMETRY, DEFAULT_WALLET_SETTINGS } from '@hashgrid/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@hashgrid/api';
import { createGateway } from '@hashgrid/gateway';

const HOST = '127.0.0.1';

/** A gateway and an API on loopback, with an empty embedded database. */
export interface LoadServers {
  url: string;
  apiKey: string;
  /** Lines that the API has logged. Without a mail server, these include each email with its link. */
  lines: string[];
  close(): Promise<void>;
}

/**
 * Starts gateway and API in this process. The gateway trusts `X-Forwarded-For` from loopback, so that the simulated clients have
 * different IP addresses.
 */
export const startLoadServers = async (): Promise<LoadServers> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hashgrid-load-'));
  const lines: string[] = [];
  const shared = { publicUrl: 'http://localhost', apiKey: 'load', gameName: 'Hashgrid' };
  const api = await startApi({
    ...shared,
    dataDir,
    host: HOST,
    port: 0,
    trustProxy: HOST,
    log: (line) => lines.push(line),
  });
  const gateway = await createGateway({
    ...shared,
    releasesDir: join(dataDir, 'releases'),
    registryFile: join(dataDir, 'gateway', 'registry.json'),
    apiUrl: api.url,
    trustedProxies: HOST,
    requestsPerAddress: 256,
    connectionsPerAddress: 1024,
    links: { support: 'http://localhost', community: [] },
    wallet: DEFAULT_WALLET_SETTINGS,
    telemetry: NO_THIRD_PARTY_TELEMETRY,
  });
  // Each slow client that disconnects would log a warning.
  gateway.log.level = 'error';
  const close = async () => {
    await gateway.close();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: await gateway.listen({ host: HOST, port: 0 }), apiKey: shared.apiKey, lines, close };
};
