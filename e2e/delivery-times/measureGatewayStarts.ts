import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { startProduct } from '../fixtures/startProduct';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { repeat } from './repeat';

/** Names a checkout that has published nothing, so that the start builds nothing. */
const NO_BUILDS = { HASHGRID_CHECKOUT: 'delivery times' };

/** Measures from the start of gateway and API, with a new database that imports the registry, until the first page is served. */
export const measureGatewayStarts = async ({ product, runs }: Delivery): Promise<DeliveryTime[]> => {
  const runsMs: number[] = [];
  await repeat(runs, async () => {
    const dataDir = makeDataFolder();
    try {
      copyReleases(product.dataDir, dataDir);
      const startedAt = performance.now();
      const started = await startProduct({ dataDir, env: NO_BUILDS });
      try {
        const { ok, status } = await fetch(`${started.url}/login`);
        runsMs.push(performance.now() - startedAt);
        if (!ok) throw new Error(`The gateway answered its first page with ${status}:\n${started.output()}`);
      } finally {
        await started.stop();
      }
    } finally {
      removeDataFolder(dataDir);
    }
  });
  return [{ name: 'start gateway and API → the first page', runsMs }];
};
