import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createGateway } from './createGateway';
import { fixtureStore, gatewayConfig } from './test/fixtureStore';

let releasesDir: string;
let gateway: FastifyInstance;
let url: string;
let closing: Promise<unknown>;

beforeEach(async () => {
  releasesDir = fixtureStore();
  gateway = await createGateway({ ...gatewayConfig(releasesDir), drainSeconds: 1 });
  url = await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await closing;
  rmSync(releasesDir, { recursive: true });
});

test('serves new connections while it says that it is not ready, then closes', async () => {
  closing = gateway.close();
  const ready = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'not ready', reasons: ['The gateway is closing.'] },
  ]);
  const page = await fetch(`${url}/login`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
