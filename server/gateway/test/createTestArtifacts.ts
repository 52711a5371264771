import { join } from 'node:path';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import type { GatewayConfig } from '../GatewayConfig';

/**
 * Creates the configuration of an artifact store without files.
 * @param respond Response to each request for files; by default, there is none.
 */
export const createTestArtifacts = (
  releasesDir: string,
  respond: () => Promise<never> = () => new Promise(() => undefined),
): NonNullable<GatewayConfig['artifacts']> => ({
  store: { location: 's3://releases', listFiles: respond, check: respond } as unknown as ArtifactStore,
  cacheDir: join(releasesDir, 'cache'),
  maxBytes: 1,
});
