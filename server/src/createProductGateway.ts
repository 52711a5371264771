import { join } from 'node:path';
import { openBucket } from '@hashgrid/artifacts';
import { isLocalHost } from '@hashgrid/connection';
import { createGateway, type GatewayConfig } from '@hashgrid/gateway';
import type { ProductConfig } from './config';

/** Creates the gateway of an installation. */
export const createProductGateway = async (
  config: ProductConfig,
  settings: Pick<GatewayConfig, 'apiUrl' | 'publicUrl' | 'isBuilding' | 'monitor' | 'refreshRegistry'>,
) =>
  createGateway({
    ...settings,
    releasesDir: config.releasesDir,
    artifacts: config.artifacts && {
      store: await openBucket(config.artifacts.bucket),
      cacheDir: join(config.dataDir, 'artifact-cache'),
      maxBytes: config.artifacts.cacheBytes,
    },
    artifactsOrigin: config.artifactsOrigin,
    registryFile: config.registryFile,
    releaseChannel: config.releaseChannel,
    previewLinks:
      config.previewLinks ?? (isLocalHost(new URL(settings.publicUrl).host) ? 'localhost' : 'off'),
    trustedProxies: config.trustedProxies ?? '',
    requestsPerAddress: config.requestsPerAddress,
    connectionsPerAddress: config.connectionsPerAddress,
    gameName: config.gameName,
    apiKey: config.apiKey,
    links: config.links,
    wallet: config.wallet,
    telemetry: config.telemetry,
    drainSeconds: config.drainSeconds,
    logLevel: config.logLevel,
    reloadPages: config.isDevelopment,
  });
