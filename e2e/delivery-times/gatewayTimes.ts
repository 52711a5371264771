import { spawn } from 'node:child_process';
import { copyReleases, makeDataFolder, removeDataFolder } from '../fixtures/dataFolder';
import { findFreePort } from '../fixtures/findFreePort';
import { ROOT } from '../fixtures/paths';
import { waitForServer } from '../fixtures/startProduct';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { repeat } from './measure';

/** Starts a gateway that has the files of releases, and asks the API what is live. */
const startGateway = async (apiUrl: string, dataDir: string) => {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/startGatewayAlone.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HASHGRID_DATA: dataDir,
      API_URL: apiUrl,
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return waitForServer(child, port);
};

/** Measures from the start of a gateway, which knows nothing of what is live, to its first page. */
export const measureGatewayStarts = async ({ product, runs }: Delivery): Promise<DeliveryTime[]> => {
  const runsMs: number[] = [];
  await repeat(runs, async () => {
    const dataDir = makeDataFolder();
    try {
      copyReleases(product.dataDir, dataDir);
      const startedAt = performance.now();
      const gateway = await startGateway(product.url, dataDir);
      const { ok, status } = await fetch(`${gateway.url}/login`);
      runsMs.push(performance.now() - startedAt);
      await gateway.stop();
      if (!ok) throw new Error(`The first page of the gateway answered ${status}:\n${gateway.output()}`);
    } finally {
      removeDataFolder(dataDir);
    }
  });
  return [{ name: 'start a gateway → its first page', runsMs }];
};
