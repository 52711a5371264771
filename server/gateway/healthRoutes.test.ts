import { join } from 'node:path';
import type { ArtifactStore } from '@hashgrid/contracts/releases';
import { openTestGateway } from './test/openTestGateway';

const testGateway = openTestGateway();

test('reports in /healthz that the process runs, and in /readyz what is missing', async () => {
  expect((await testGateway.gateway.inject('/healthz')).statusCode).toBe(200);
  const ready = await testGateway.gateway.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().reasons).toEqual(['The product API is not ready.']);
});

test('keeps running when the check of the live releases fails, and logs why', async () => {
  const store = { listFiles: () => Promise.reject(new Error('EIO: i/o error')) } as unknown as ArtifactStore;
  const cacheDir = join(testGateway.releasesDir, 'cache');
  await testGateway.reopen({ artifacts: { store, cacheDir, maxBytes: 1 } });
  const line = 'Could not check the live releases: EIO: i/o error';
  const lines: unknown[] = [];
  jest.spyOn(testGateway.gateway.log, 'error').mockImplementation((message) => void lines.push(message));
  // No page is requested: its failed request would pause requests to the store, and the check would get that error.
  await testGateway.gateway.listen({ port: 0, host: '127.0.0.1' });
  while (!lines.includes(line)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect((await testGateway.gateway.inject('/healthz')).statusCode).toBe(200);
});
