import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { startProduct } from '../fixtures/startProduct';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { repeat } from './measure';

/** A name that nothing was published under: the start builds nothing. */
const SERVES_ONLY = { HASHGRID_CHECKOUT: 'delivery times' };

/** Measures from the start of gateway and API, with a new database that takes over the registry, to the first page. */
export const measureGatewayStarts = async ({ product, runs }: Delivery): Promise<DeliveryTime[]> => {
  const runsMs: number[] = [];
  await repeat(runs, async () => {
    const dataDir = makeDataFolder();
    try {
      copyReleases(product.dataDir, dataDir);
      const startedAt = performance.now();
      const started = await startProduct({ dataDir, env: SERVES_ONLY });
      const { ok, status } = await fetch(`${started.url}/login`);
      runsMs.push(performance.now() - startedAt);
      await started.stop();
      if (!ok) throw new Error(`The first page of the gateway answered ${status}:\n${started.output()}`);
    } finally {
      removeDataFolder(dataDir);
    }
  });
  return [{ name: 'start gateway and API → the first page', runsMs }];
};
