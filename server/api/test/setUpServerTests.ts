import { createRequire } from 'node:module';
import { startTestServer } from './testServer';

const bundlePackages = createRequire(import.meta.url)('./bundlePackages.cjs') as () => void;

/** Jest's global setup of the tests that run in Node: starts the PostgreSQL server that `newDatabase` uses. */
export default async function setUpServerTests(): Promise<void> {
  bundlePackages();
  const server = await startTestServer();
  process.env.HASHGRID_TEST_SERVER = server.url;
  Object.assign(globalThis, { closeTestServer: () => server.close() });
}
