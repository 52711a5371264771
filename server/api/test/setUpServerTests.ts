import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startTestServer } from './testServer';

const bundlePackages = createRequire(import.meta.url)('./bundlePackages.cjs') as () => void;

/** In the workspace, so that bundles find their packages; created by `bundlePackages`. */
const CACHE = join(__dirname, '..', '..', '.cache');

/**
 * Jest's global setup of the tests that run in Node: starts the PostgreSQL server that `newDatabase` uses, and creates the folder of
 * `bundleEntry`.
 */
export default async function setUpServerTests(): Promise<void> {
  bundlePackages();
  const server = await startTestServer();
  const bundles = mkdtempSync(join(CACHE, 'bundles-'));
  process.env.HASHGRID_TEST_SERVER = server.url;
  process.env.HASHGRID_TEST_BUNDLES = bundles;
  Object.assign(globalThis, {
    async cleanUpServerTests() {
      rmSync(bundles, { recursive: true });
      await server.close();
    },
  });
}
